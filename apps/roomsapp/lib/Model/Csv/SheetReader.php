<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

use OCA\RoomsApp\Shared\Csv\BrokenCsv;

/**
 * Reads a list of rooms: finds the room of each row, and what is wrong with it.
 *
 * @phpstan-import-type Fields from SheetRow
 */
final class SheetReader {
	private const ADDRESS = ['building', 'street', 'postalCode', 'city'];

	/** @var array<string, int> lines by name */
	private array $names = [];
	/** @var array<string, int> lines by address */
	private array $emails = [];
	/** @var array<string, int> lines by id of the room that they change */
	private array $matched = [];

	/** @param \Closure(Fields): list<RowError> $check what else is wrong with the fields of a room */
	public function __construct(
		private readonly KnownRooms $rooms,
		private readonly Facilities $facilities,
		private readonly \Closure $check,
	) {
	}

	/**
	 * Rows without any text are left out.
	 *
	 * @param iterable<int, list<string>> $rows by line, without the header
	 * @return \Generator<int, SheetRow>
	 * @throws BrokenCsv
	 */
	public function rows(SheetColumns $columns, iterable $rows): \Generator {
		foreach ($rows as $line => $cells) {
			if (trim(implode('', $cells)) !== '') {
				yield $this->row($line, $columns, $cells);
			}
		}
	}

	/** @param list<string> $cells */
	private function row(int $line, SheetColumns $columns, array $cells): SheetRow {
		$reader = new CellReader($columns->fields($cells));
		$name = $reader->text('name') ?? '';
		$email = $reader->filled('email') ?? '';
		$byEmail = $this->rooms->findByEmailOrNull($email);
		$byName = $byEmail === null && $name !== '' ? $this->rooms->findAllByName($name) : [];
		$room = $byEmail ?? $byName[0] ?? null;
		$fields = $this->fields($reader, $room, $name, $email);
		$errors = [
			...($columns->areTooFew($cells) ? [new RowError(RowMistake::TooManyCells)] : []),
			...($name === '' ? [new RowError(RowMistake::NoName)] : []),
			...(count($byName) > 1 ? [new RowError(RowMistake::SharedName)] : []),
			...$reader->errors(),
			...($this->check)($fields),
			...$this->repeated($line, $name, $email, $room, $byEmail !== null),
		];
		return new SheetRow($line, $name, $reader->data(), $fields, $room, $errors);
	}

	/** @return Fields */
	private function fields(CellReader $reader, ?KnownRoom $room, string $name, string $email): array {
		return array_filter([
			'name' => $name === '' ? null : $name,
			'email' => $email === '' ? null : $email,
			'capacity' => $reader->number('capacity'),
			'roomNumber' => $reader->text('roomNumber'),
			'floor' => $reader->text('floor'),
			'roomType' => $reader->filled('roomType'),
			'address' => self::address($reader, $room),
			'facilities' => $reader->facilities($this->facilities, $room->facilities ?? []),
			'description' => $reader->verbatim('description'),
			'autoAccept' => $reader->yes('autoAccept') ?? $reader->bookingType(),
			'active' => $reader->yes('active'),
		], static fn (mixed $value): bool => $value !== null);
	}

	/** Commas separate the parts of an address, so inside one they become spaces. */
	private static function address(CellReader $reader, ?KnownRoom $room): ?string {
		$before = $after = $room->address ?? ['', '', '', ''];
		foreach (self::ADDRESS as $position => $field) {
			$part = $reader->text($field);
			if ($part !== null) {
				$after[$position] = trim(preg_replace('/\s*,\s*/', ' ', $part) ?? '');
			}
		}
		return $after === $before ? null : implode(', ', $after);
	}

	/**
	 * Two rooms may share a name when their addresses tell which is which.
	 *
	 * @return list<RowError>
	 */
	private function repeated(int $line, string $name, string $email, ?KnownRoom $room, bool $isSure): array {
		$sameName = $name === '' ? null : $this->names[KnownRooms::key($name)] ?? null;
		$sameEmail = $email === '' ? null : $this->emails[KnownRooms::key($email)] ?? null;
		$sameRoom = $room === null ? null : $this->matched[$room->id] ?? null;
		$this->names[KnownRooms::key($name)] ??= $line;
		$this->emails[KnownRooms::key($email)] ??= $line;
		if ($room !== null) {
			$this->matched[$room->id] ??= $line;
		}
		return match (true) {
			$sameEmail !== null => [new RowError(RowMistake::RepeatedAddress, 'email', $sameEmail)],
			$sameName !== null && !$isSure => [new RowError(RowMistake::RepeatedName, 'name', $sameName)],
			$sameRoom !== null => [new RowError(RowMistake::RepeatedRoom, '', $sameRoom)],
			default => [],
		};
	}
}
