<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Column;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/** Rows of cells by column. */
final class TableAnswer {
	/** @return Fault|non-empty-list<\stdClass>|null empty cells and rows left out */
	public static function read(Question $question, mixed $value): Fault|array|null {
		$items = Json::items($value);
		if ($items === null) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		$columns = [];
		foreach ($question->columns as $column) {
			$columns[$column->id] = $column;
		}
		$most = $question->whole('maxRows') ?? Limits::ROWS_PER_TABLE_UNLESS_SAID;
		$rows = [];
		foreach ($items as $place => $item) {
			// Empty rows do not count, but nobody sends that many.
			if ($place >= 2 * Limits::ROWS_PER_TABLE) {
				return new Fault(Fault::TOO_MANY, ['max' => $most]);
			}
			$row = self::row($columns, $item, $place + 1);
			if ($row instanceof Fault) {
				return $row;
			}
			if ($row !== []) {
				$rows[] = (object)$row;
			}
		}
		if (count($rows) > $most) {
			return new Fault(Fault::TOO_MANY, ['max' => $most]);
		}
		return $rows === [] ? null : $rows;
	}

	/**
	 * @param array<array-key, Column> $columns by id
	 * @return Fault|array<array-key, string|int|float>
	 */
	private static function row(array $columns, mixed $item, int $number): Fault|array {
		$members = Json::members($item);
		if ($members === null) {
			return new Fault(Fault::WRONG_SHAPE, ['row' => $number]);
		}
		if (array_diff_key($members, $columns) !== []) {
			return new Fault(Fault::UNKNOWN_COLUMN, ['row' => $number]);
		}
		$row = [];
		foreach ($columns as $column) {
			$cell = self::cell($column, $members[$column->id] ?? null);
			if ($cell instanceof Fault) {
				return $cell->inCell($number, $column->id);
			}
			if ($cell !== null) {
				$row[$column->id] = $cell;
			}
		}
		return $row;
	}

	private static function cell(Column $column, mixed $value): Fault|string|int|float|null {
		if ($value === null || $value === '') {
			return null;
		}
		if ($column->inputType === 'number') {
			return NumberAnswer::number($value);
		}
		if (!is_string($value)) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		return match ($column->inputType) {
			'dropdown' => $column->choices->id($value) ?? new Fault(Fault::NOT_A_CHOICE),
			'date' => Moment::date(Text::trim($value)) ?? new Fault(Fault::NOT_A_DATE),
			default => TextAnswer::clean($value, false, Limits::CELL_CHARACTERS),
		};
	}
}
