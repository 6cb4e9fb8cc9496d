<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/**
 * One row of a list of rooms, read and matched. An absent column changes nothing. An empty cell clears a text; of an
 * address, a number, a type or a yes and no, which cannot be empty, it changes nothing either.
 *
 * @phpstan-type Fields array{
 *     name?: string, email?: string, capacity?: int, roomNumber?: string, floor?: string, roomType?: string, address?: string,
 *     facilities?: list<string>, description?: string, autoAccept?: bool, active?: bool,
 * }
 */
final readonly class SheetRow {
	/**
	 * @param int $line of the file, the header being on line 1
	 * @param array<string, string|int|bool|list<string>> $data what was read, by column of our own format; what cannot be read as text
	 * @param Fields $fields of the room to write
	 * @param ?KnownRoom $room that it changes; null adds one
	 * @param list<RowError> $errors a row with errors is not imported
	 */
	public function __construct(
		public int $line,
		public string $name,
		public array $data,
		public array $fields,
		public ?KnownRoom $room,
		public array $errors,
	) {
	}

	/**
	 * @param list<string> $errors in words
	 * @return array{
	 *     line: int, data: array<string, string|int|bool|list<string>>|\stdClass, action: 'create'|'update', matchedId: ?string,
	 *     matchedName: ?string, errors: list<string>,
	 * }
	 */
	public function toArray(array $errors): array {
		return [
			'line' => $this->line,
			'data' => $this->data === [] ? new \stdClass() : $this->data,
			'action' => $this->room === null ? 'create' : 'update',
			'matchedId' => $this->room?->id,
			'matchedName' => $this->room?->name,
			'errors' => $errors,
		];
	}
}
