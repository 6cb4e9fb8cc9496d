<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

use OCA\FormsApp\Model\Answer\QuestionLabels;
use OCA\FormsApp\Model\Rules\Answer\ChoiceAnswer;
use OCA\FormsApp\Shared\Xlsx\CellTime;

/** An answer as people read it: labels instead of ids, those that the respondent saw. */
final readonly class AnswerWords {
	private const SEPARATOR = ', ';

	/** @param \DateTimeZone $zone on whose clock moments are shown */
	public function __construct(private \DateTimeZone $zone) {
	}

	/** @param array<array-key, mixed> $question of the definition that was answered */
	public function text(array $question, mixed $answer): string {
		return match ($question['type'] ?? null) {
			'single_choice', 'multiple_choice', 'dropdown' => self::labels(QuestionLabels::choices($question), $answer),
			'matrix' => self::labels(QuestionLabels::columns($question), $answer),
			'table' => self::table($question, $answer),
			'file' => self::files($answer),
			'datetime' => $this->moment($answer)?->format(\DateTimeInterface::ATOM) ?? self::plain($answer),
			default => self::plain($answer),
		};
	}

	/**
	 * The same with a type that spreadsheets know.
	 *
	 * @param array<array-key, mixed> $question
	 */
	public function cell(array $question, mixed $answer): string|int|float|CellTime|null {
		$text = $this->text($question, $answer);
		return $text === '' ? null : match ($question['type'] ?? null) {
			'number', 'linear_scale', 'rating' => self::number($text),
			'date' => self::day($text),
			'time' => preg_match('/^([01]\d|2[0-3]):([0-5]\d)$/D', $text, $time) === 1
				? CellTime::minute(60 * (int)$time[1] + (int)$time[2])
				: $text,
			'datetime' => ($moment = $this->moment($answer)) === null ? $text : CellTime::moment($moment),
			default => $text,
		};
	}

	/** @param array<array-key, string> $labels */
	private static function labels(array $labels, mixed $answer): string {
		$words = [];
		foreach (is_array($answer) ? $answer : [$answer] as $id) {
			$words[] = is_string($id) ? $labels[$id] ?? self::other($id) : self::plain($id);
		}
		return implode(self::SEPARATOR, array_filter($words, static fn (string $word): bool => $word !== ''));
	}

	/** What somebody wrote instead of choosing. */
	private static function other(string $text): string {
		return str_starts_with($text, ChoiceAnswer::OTHER) ? trim(substr($text, strlen(ChoiceAnswer::OTHER))) : $text;
	}

	/** @param array<array-key, mixed> $question */
	private static function table(array $question, mixed $answer): string {
		$columns = QuestionLabels::columns($question);
		$lines = [];
		foreach (is_array($answer) ? $answer : [] as $row) {
			$cells = [];
			foreach (is_array($row) ? $row : [] as $column => $value) {
				$choices = self::choicesOf($question, (string)$column);
				$text = is_string($value) ? $choices[$value] ?? $value : self::plain($value);
				if ($text !== '') {
					$cells[] = ($columns[$column] ?? $column) . ": $text";
				}
			}
			$lines[] = implode(self::SEPARATOR, $cells);
		}
		return implode("\n", $lines);
	}

	/**
	 * @param array<array-key, mixed> $question
	 * @return array<array-key, string>
	 */
	private static function choicesOf(array $question, string $column): array {
		$columns = is_array($question['options'] ?? null) ? $question['options']['columns'] ?? [] : [];
		foreach (is_array($columns) ? $columns : [] as $one) {
			if (is_array($one) && ($one['id'] ?? null) === $column) {
				return QuestionLabels::choices(['options' => $one]);
			}
		}
		return [];
	}

	private static function files(mixed $answer): string {
		return implode(self::SEPARATOR, array_map(
			static fn (mixed $file): string => is_array($file) ? self::plain($file['name'] ?? '') : '',
			is_array($answer) ? array_values($answer) : [],
		));
	}

	private static function plain(mixed $value): string {
		return match (true) {
			is_string($value) => $value,
			is_bool($value) => $value ? '1' : '0',
			is_float($value) => json_encode($value, JSON_THROW_ON_ERROR),
			is_int($value) => (string)$value,
			is_array($value) => implode(self::SEPARATOR, array_map(self::plain(...), $value)),
			default => '',
		};
	}

	private static function number(string $text): string|int|float {
		return is_numeric($text) ? $text + 0 : $text;
	}

	private static function day(string $text): string|CellTime {
		$day = preg_match('/^\d{4}-\d{2}-\d{2}$/D', $text) === 1 ? date_create_immutable("$text 00:00:00 UTC") : false;
		return $day === false || $day->format('Y-m-d') !== $text ? $text : CellTime::day(intdiv($day->getTimestamp(), 86_400));
	}

	/** A time without an offset is one on that clock. */
	private function moment(mixed $answer): ?\DateTimeImmutable {
		$isOne = is_string($answer)
			&& preg_match('/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/D', $answer) === 1;
		$moment = $isOne ? date_create_immutable($answer, $this->zone) : false;
		return $moment === false ? null : $moment->setTimezone($this->zone);
	}
}
