<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** The header of a list of rooms. */
final readonly class SheetColumns {
	public SheetFormat $format;
	/** @var array<string, non-empty-list<int>> positions by field, in the order in which they are read */
	private array $positions;

	/** @param list<string> $names as written in the file */
	public function __construct(public array $names) {
		$lower = array_map(static fn (string $name): string => mb_strtolower(trim($name)), $names);
		$this->format = SheetFormat::of($lower);
		$positions = [];
		foreach ($this->format->columns() as $column => $field) {
			foreach (array_keys($lower, $column, true) as $position) {
				$positions[$field][] = $position;
			}
		}
		$this->positions = $positions;
	}

	/**
	 * The cells that are read, by field. A cell that the row lacks is absent, as if its column were.
	 *
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	public function fields(array $cells): array {
		$fields = [];
		foreach ($this->positions as $field => $positions) {
			foreach ($positions as $position) {
				if (isset($cells[$position]) && trim($fields[$field] ?? '') === '') {
					$fields[$field] = $cells[$position];
				}
			}
		}
		return $fields;
	}

	/**
	 * Whether a row has text to the right of the last column.
	 *
	 * @param list<string> $cells
	 */
	public function areTooFew(array $cells): bool {
		return trim(implode('', array_slice($cells, count($this->names)))) !== '';
	}
}
