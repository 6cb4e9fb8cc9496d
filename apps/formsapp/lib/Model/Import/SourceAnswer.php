<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\ChoiceList;
use OCA\FormsApp\Model\Definition\Column;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Answer\ChoiceAnswer;
use OCA\FormsApp\Model\Rules\Answer\NumberAnswer;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * An answer of another program: what of it answers the question, and what is left. Bounds that the question has now do not count: what was
 * answered was answered.
 */
final readonly class SourceAnswer {
	/**
	 * @param string|int|float|list<string>|list<\stdClass>|\stdClass|null $answer canonical; null for none
	 * @param string $rest as text, what cannot be an answer to the question; empty for nothing
	 */
	private function __construct(
		public string|int|float|array|\stdClass|null $answer,
		public string $rest = '',
	) {
	}

	public static function read(Question $question, mixed $value): self {
		if ($value === null || $value === '' || $value === []) {
			return new self(null);
		}
		return match ($question->type) {
			QuestionType::Text, QuestionType::Email, QuestionType::Textarea => self::text($value),
			QuestionType::Number, QuestionType::LinearScale, QuestionType::Rating => self::number($question, $value),
			QuestionType::SingleChoice, QuestionType::Dropdown => self::one($question, $value),
			QuestionType::MultipleChoice => self::several($question, $value),
			QuestionType::Date, QuestionType::Datetime, QuestionType::Time => self::moment($question->type, $value),
			QuestionType::Matrix => self::matrix($question, $value),
			QuestionType::Table => self::table($question, $value),
			QuestionType::File => new self(null, self::files($value)),
			QuestionType::Section => new self(null, SourceText::of($value)),
		};
	}

	private static function text(mixed $value): self {
		$text = Text::trim(SourceText::of($value));
		return new self($text === '' ? null : $text);
	}

	private static function number(Question $question, mixed $value): self {
		$number = NumberAnswer::number(is_array($value) || $value instanceof \stdClass ? null : $value);
		$fits = !$number instanceof Fault && ($question->type === QuestionType::Number || (is_int($number)
			&& $number >= ($question->type === QuestionType::Rating ? 1 : $question->number('min') ?? $number)
			&& $number <= ($question->number('max') ?? $number)));
		return $fits ? new self($number) : self::rest($value);
	}

	private static function one(Question $question, mixed $value): self {
		// Some programs write a list for one choice as well.
		$items = Json::items($value);
		$id = count($items ?? []) > 1 ? null : self::choice($question, ($items ?? [$value])[0]);
		return $id === null ? self::rest($value) : new self($id);
	}

	private static function several(Question $question, mixed $value): self {
		$chosen = $others = $rest = [];
		foreach (Json::items($value) ?? [$value] as $item) {
			$id = self::choice($question, $item);
			if ($id === null || (str_starts_with($id, ChoiceAnswer::OTHER) && $others !== [] && $others[0] !== $id)) {
				$rest[] = SourceText::of($item);
			} elseif ($question->choices->find($id) === null) {
				$others = [$id];
			} else {
				$chosen[$id] = true;
			}
		}
		$ids = array_values(array_filter($question->choices->ids(), static fn (string $id): bool => isset($chosen[$id])));
		$all = [...$ids, ...$others];
		return new self($all === [] ? null : $all, implode(', ', array_filter($rest, static fn (string $text): bool => $text !== '')));
	}

	/** @return ?string id of the choice, or what was written instead */
	private static function choice(Question $question, mixed $value): ?string {
		$text = SourceText::scalar($value);
		$id = $text === null ? null : self::meant($question->choices, $text);
		if ($text === null || $id !== null || !$question->flag('allowOther')) {
			return $id;
		}
		$own = str_starts_with($text, ChoiceAnswer::OTHER) ? substr($text, strlen(ChoiceAnswer::OTHER)) : $text;
		$clean = Text::trim(strtr(SourceText::clean($own), ["\n" => ' ', "\r" => ' ']));
		return $clean === '' || Text::length($clean) > Limits::OTHER_CHARACTERS ? null : ChoiceAnswer::OTHER . $clean;
	}

	private static function meant(ChoiceList $list, string $text): ?string {
		return $list->meantId($text) ?? $list->meantId(Text::trim($text));
	}

	private static function moment(QuestionType $type, mixed $value): self {
		$text = is_string($value) ? Text::trim($value) : '';
		$moment = match ($type) {
			QuestionType::Date => Moment::date($text),
			QuestionType::Time => Moment::time($text),
			default => Moment::instant($text) ?? Moment::instant(strtr($text, ' ', 'T') . 'Z'),
		};
		return $moment === null ? self::rest($value) : new self($moment);
	}

	private static function matrix(Question $question, mixed $value): self {
		$members = Json::looseMembers($value);
		if ($members === null) {
			return self::rest($value);
		}
		$found = $rest = [];
		foreach ($members as $row => $chosen) {
			$rowId = self::meant($question->rows, (string)$row);
			$ids = $left = [];
			foreach (Json::items($chosen) ?? [$chosen] as $item) {
				$id = self::meant($question->choices, SourceText::scalar($item) ?? '');
				$isKept = $id !== null && $rowId !== null && !isset($found[$rowId]) && ($ids === [] || $question->flag('multiplePerRow'));
				$isKept ? $ids[$id] = $id : $left[] = SourceText::of($item);
			}
			$left = implode(', ', array_filter($left, static fn (string $text): bool => $text !== ''));
			if ($ids !== [] && $rowId !== null) {
				$found[$rowId] = $question->flag('multiplePerRow')
					? array_values(array_intersect($question->choices->ids(), $ids))
					: array_values($ids)[0];
			}
			if ($left !== '') {
				$rest[] = ($question->rows->find($rowId ?? '')->label ?? SourceText::clean((string)$row)) . ": $left";
			}
		}
		$answer = [];
		foreach ($question->rows->ids() as $row) {
			$answer += isset($found[$row]) ? [$row => $found[$row]] : [];
		}
		return new self($answer === [] ? null : (object)$answer, implode(', ', $rest));
	}

	private static function table(Question $question, mixed $value): self {
		[$rows, $rest] = [[], []];
		foreach (Json::items($value) ?? [$value] as $item) {
			$members = Json::looseMembers($item);
			if ($members === null) {
				$rest[] = SourceText::of($item);
				continue;
			}
			[$row, $left] = [[], []];
			foreach ($question->columns as $column) {
				$value = $members[$column->id] ?? null;
				$cell = self::cell($column, $value);
				if ($cell !== null) {
					$row[$column->id] = $cell;
				} elseif (($text = SourceText::of($value)) !== '') {
					$left[] = "$column->label: $text";
				}
				unset($members[$column->id]);
			}
			if ($row !== []) {
				$rows[] = (object)$row;
			}
			$others = $members === [] ? '' : SourceText::of((object)$members);
			$rest[] = implode(', ', $others === '' ? $left : [...$left, $others]);
		}
		$rest = array_filter($rest, static fn (string $text): bool => $text !== '');
		return new self($rows === [] ? null : $rows, implode("\n", $rest));
	}

	private static function cell(Column $column, mixed $value): string|int|float|null {
		$text = Text::trim(SourceText::clean(SourceText::scalar($value) ?? ''));
		if ($text === '') {
			return null;
		}
		$number = $column->inputType === 'number' ? NumberAnswer::number($text) : null;
		return match ($column->inputType) {
			'number' => $number instanceof Fault ? null : $number,
			'date' => Moment::date($text),
			'dropdown' => self::meant($column->choices, $text),
			default => $text,
		};
	}

	/** @return string names: the files themselves are somewhere else */
	private static function files(mixed $value): string {
		$names = [];
		foreach (Json::items($value) ?? [$value] as $item) {
			$members = Json::members($item);
			$name = $members['originalName'] ?? $members['name'] ?? $members['filename'] ?? null;
			$names[] = SourceText::of($name ?? $item);
		}
		return implode(', ', array_filter($names, static fn (string $text): bool => $text !== ''));
	}

	private static function rest(mixed $value): self {
		return new self(null, Text::trim(SourceText::of($value)));
	}
}
