<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\External;

use OCA\FormsApp\Model\Definition\Choice;
use OCA\FormsApp\Model\Definition\ChoiceList;
use OCA\FormsApp\Model\Definition\Column;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Answer\ChoiceAnswer;
use OCA\FormsApp\Model\Rules\Answer\TextAnswer;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * What an answer to a question has to be. Bounds of dates are `formatMinimum` and `formatMaximum`, which validators may ignore; those of
 * times are in the description, because no format of JSON Schema is a time without an offset.
 */
final class QuestionSchema {
	private const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
	private const TOKEN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$';

	/** @return ?array<string, mixed> null for a question that asks nothing */
	public static function of(Question $question): ?array {
		$schema = match ($question->type) {
			QuestionType::Text, QuestionType::Email, QuestionType::Textarea => self::text($question),
			QuestionType::Number => self::number('number', $question->number('min'), $question->number('max')),
			QuestionType::LinearScale => self::number('integer', $question->number('min'), $question->number('max')),
			QuestionType::Rating => self::number('integer', 1, $question->number('max')),
			QuestionType::SingleChoice, QuestionType::Dropdown => self::choice($question->choices, $question->flag('allowOther')),
			QuestionType::MultipleChoice => self::choices($question),
			QuestionType::Date => self::moment('date', $question->text('min'), $question->text('max')),
			QuestionType::Datetime => self::moment('date-time', $question->text('min'), $question->text('max')),
			QuestionType::Time => ['type' => 'string', 'pattern' => self::TIME],
			QuestionType::Matrix => self::matrix($question),
			QuestionType::Table => self::table($question),
			QuestionType::File => self::files($question),
			QuestionType::Section => null,
		};
		if ($schema === null) {
			return null;
		}
		$description = self::description($question);
		return ['title' => $question->title] + ($description === '' ? [] : ['description' => $description]) + $schema;
	}

	private static function description(Question $question): string {
		$sentences = [$question->description];
		if ($question->type === QuestionType::File) {
			$sentences[] = 'Tokens of files that were sent to the link of the form.';
		}
		foreach ($question->type === QuestionType::Time ? ['min' => 'From', 'max' => 'Until'] : [] as $bound => $word) {
			$sentences[] = $question->text($bound) === null ? null : "$word {$question->text($bound)}.";
		}
		return implode(' ', array_filter($sentences, static fn (?string $sentence): bool => $sentence !== null && $sentence !== ''));
	}

	/** @return array<string, mixed> */
	private static function text(Question $question): array {
		return [
			'type' => 'string',
			...$question->type === QuestionType::Email ? ['format' => 'email'] : [],
			...$question->isRequired ? ['minLength' => 1] : [],
			'maxLength' => TextAnswer::longest($question),
			...$question->text('pattern') === null ? [] : ['pattern' => PortablePattern::of($question->text('pattern'))],
		];
	}

	/** @return array<string, mixed> */
	private static function number(string $type, int|float|null $least, int|float|null $most): array {
		return [
			'type' => $type,
			...$least === null ? [] : ['minimum' => $least],
			...$most === null ? [] : ['maximum' => $most],
		];
	}

	/** @return array<string, mixed> */
	private static function moment(string $format, ?string $least, ?string $most): array {
		return [
			'type' => 'string',
			'format' => $format,
			...$least === null ? [] : ['formatMinimum' => $least],
			...$most === null ? [] : ['formatMaximum' => $most],
		];
	}

	/** @return array<string, mixed> */
	private static function choice(ChoiceList $list, bool $allowsOther = false): array {
		$listed = $list->all === [] ? ['not' => new \stdClass()] : [
			'enum' => $list->ids(),
			'oneOf' => array_map(static fn (Choice $choice): array => ['const' => $choice->id, 'title' => $choice->label], $list->all),
		];
		$other = ['pattern' => self::other(), 'maxLength' => strlen(ChoiceAnswer::OTHER) + Limits::OTHER_CHARACTERS];
		return ['type' => 'string'] + ($allowsOther ? ['anyOf' => [$listed, $other]] : $listed);
	}

	/** @return array<string, mixed> */
	private static function choices(Question $question): array {
		$most = $question->whole('maxSelections');
		$other = $question->flag('allowOther');
		return [
			'type' => 'array',
			'items' => self::choice($question->choices, $other),
			'uniqueItems' => true,
			...self::least($question, $question->whole('minSelections')),
			...$most === null ? [] : ['maxItems' => $most],
			...$other ? ['contains' => ['pattern' => self::other()], 'minContains' => 0, 'maxContains' => 1] : [],
		];
	}

	/** @return array<string, mixed> */
	private static function matrix(Question $question): array {
		$cell = self::choice($question->choices);
		$answer = $question->flag('multiplePerRow') ? ['type' => 'array', 'items' => $cell, 'uniqueItems' => true] : $cell;
		return self::object(
			array_map(static fn (Choice $row): array => [$row->id, ['title' => $row->label] + $answer], $question->rows->all),
			$question->isRequired ? $question->rows->ids() : [],
		);
	}

	/** @return array<string, mixed> */
	private static function table(Question $question): array {
		$cells = array_map(static fn (Column $column): array => [$column->id, ['title' => $column->label] + match ($column->inputType) {
			'number' => self::number('number', null, null),
			'date' => self::moment('date', null, null),
			'dropdown' => self::choice($column->choices),
			default => ['type' => 'string', 'maxLength' => Limits::CELL_CHARACTERS],
		}], $question->columns);
		return [
			'type' => 'array',
			'items' => self::object($cells),
			...self::least($question, $question->whole('minRows')),
			'maxItems' => $question->whole('maxRows') ?? Limits::ROWS_PER_TABLE_UNLESS_SAID,
		];
	}

	/** @return array<string, mixed> */
	private static function files(Question $question): array {
		return [
			'type' => 'array',
			'items' => ['type' => 'string', 'pattern' => self::TOKEN],
			...self::least($question, null),
			'maxItems' => $question->whole('maxFiles') ?? 1,
		];
	}

	/** @return array{minItems?: int} of a list; a question that need not be answered has none of its own */
	private static function least(Question $question, ?int $least): array {
		$least = max($least ?? 0, $question->isRequired ? 1 : 0);
		return $least === 0 ? [] : ['minItems' => $least];
	}

	/**
	 * @param list<array{string, array<string, mixed>}> $members names and schemas
	 * @param list<string> $required
	 * @return array<string, mixed>
	 */
	private static function object(array $members, array $required = []): array {
		return [
			'type' => 'object',
			'properties' => (object)array_column($members, 1, 0),
			...$required === [] ? [] : ['required' => $required],
			'additionalProperties' => false,
		];
	}

	private static function other(): string {
		return '^' . ChoiceAnswer::OTHER;
	}
}
