<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Csv;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Csv\Facilities;
use OCA\RoomsApp\Model\Csv\KnownRoom;
use OCA\RoomsApp\Model\Csv\KnownRooms;
use OCA\RoomsApp\Model\Csv\RowError;
use OCA\RoomsApp\Model\Csv\RowMistake;
use OCA\RoomsApp\Model\Csv\SheetColumns;
use OCA\RoomsApp\Model\Csv\SheetReader;
use OCA\RoomsApp\Model\Csv\SheetRow;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Slug;
use OCA\RoomsApp\Repository\Csv\SheetFile;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Service\Room\RoomWriter;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Csv\BrokenCsv;
use OCA\RoomsApp\Shared\Csv\CsvProblem;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Exception\TooLarge;

/**
 * Adds and changes rooms from a table. All rows are read before the first room is written, and each room is written as a
 * whole; what a killed import has added is found again by the next one.
 *
 * @phpstan-import-type ImportInput from Schemas
 * @phpstan-import-type ImportResult from Schemas
 * @phpstan-import-type RoomFields from Schemas
 */
class SheetImport {
	public function __construct(
		private readonly SheetFile $file,
		private readonly FieldRules $rules,
		private readonly RowTexts $texts,
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly RoomWriter $writer,
		private readonly RoomCatalog $catalog,
	) {
	}

	/**
	 * What an import of the same file would do.
	 *
	 * @param string $path of the uploaded file
	 * @return array{columns: list<string>, rows: list<array<string, mixed>>, detected_format: string} as ImportPreview
	 * @throws Refusal
	 */
	public function preview(string $path, ?string $userId): array {
		[$columns, $rows] = $this->read($path, $this->rooms->findAll());
		return [
			'columns' => $columns->names,
			'rows' => array_map(
				fn (SheetRow $row): array => $row->toArray($this->texts->all($userId, $row->errors)),
				$rows,
			),
			'detected_format' => $columns->format->value,
		];
	}

	/**
	 * @param string $path of the uploaded file
	 * @param ImportInput $input
	 * @return ImportResult
	 * @throws Refusal
	 */
	public function import(string $path, array $input, ?string $userId): array {
		$rooms = array_column($this->rooms->findAll(), null, 'id');
		[, $rows] = $this->read($path, array_values($rooms));
		$isUpdate = ($input['mode'] ?? 'create') === 'update';
		$counts = ['created' => 0, 'updated' => 0, 'skipped' => 0];
		$errors = [];
		$isSeen = false;
		try {
			foreach ($rows as $row) {
				if ($row->errors !== []) {
					$errors[] = $this->failed($row, $row->errors, $userId);
					continue;
				}
				if ($row->room !== null && !$isUpdate) {
					$counts['skipped']++;
					continue;
				}
				$before = $row->room === null ? null : $rooms[$row->room->id] ?? null;
				try {
					$isSeen = $this->write($row, $before, $input['enableExtsyncSync'] ?? false) || $isSeen;
					$counts[$before === null ? 'created' : 'updated']++;
				} catch (Refusal $refusal) {
					$errors[] = $this->failed($row, [self::error($refusal)], $userId);
				}
			}
		} finally {
			if ($isSeen) {
				$this->catalog->changed();
			}
		}
		return [...$counts, 'errors' => $errors];
	}

	/**
	 * @return bool whether calendar clients are told anything new
	 * @throws Refusal
	 */
	private function write(SheetRow $row, ?Room $before, bool $isSyncWanted): bool {
		$fields = $row->fields;
		$mailbox = $before->extsync->resourceEmail ?? $row->fields['email'] ?? '';
		if ($isSyncWanted && $mailbox !== '') {
			$fields['extsyncConfig'] = ['resourceEmail' => $mailbox, 'syncEnabled' => true];
		}
		if ($before === null) {
			$this->writer->create($fields, true);
			return true;
		}
		$change = $this->writer->update($before->id, $fields, true);
		return !$change->after->looksLike($change->before);
	}

	/**
	 * @param list<Room> $rooms
	 * @return array{SheetColumns, list<SheetRow>}
	 * @throws Refusal
	 */
	private function read(string $path, array $rooms): array {
		try {
			$lines = $this->file->findAllRows($path);
			if (!$lines->valid()) {
				throw new Invalid(Reason::EMPTY_FILE, 'Empty or unreadable file', '/file');
			}
			$columns = new SheetColumns($lines->current());
			$lines->next();
			return [$columns, iterator_to_array($this->reader($rooms)->rows($columns, self::rest($lines)), false)];
		} catch (BrokenCsv $broken) {
			throw $broken->problem === CsvProblem::TooLarge
				? new TooLarge('too_large', $broken->getMessage(), '/file')
				: new Invalid(Reason::BROKEN_CSV, $broken->getMessage(), '/file');
		}
	}

	/**
	 * What is left of the lines, by number; a table may end after its header.
	 *
	 * @param \Generator<int, list<string>> $lines
	 * @return \Generator<int, list<string>>
	 */
	private static function rest(\Generator $lines): \Generator {
		for (; $lines->valid(); $lines->next()) {
			yield $lines->key() => $lines->current();
		}
	}

	/** @param list<Room> $rooms */
	private function reader(array $rooms): SheetReader {
		$known = array_map(static fn (Room $room): KnownRoom => new KnownRoom(
			$room->id,
			$room->name,
			$room->email,
			[$room->address->building, $room->address->street, $room->address->postalCode, $room->address->city],
			$room->facilities,
		), $rooms);
		// Names without any letter of ASCII have the same id but for a number, which says nothing about them.
		$slug = static fn (string $name): string => Slug::of($name, '');
		$facilities = array_column($this->settings->find()->facilities, 'id');
		return new SheetReader(new KnownRooms($known, $slug), new Facilities($facilities), $this->rules->problems(...));
	}

	/**
	 * @param list<RowError> $errors
	 * @return array{line: int, name: string, errors: list<string>}
	 */
	private function failed(SheetRow $row, array $errors, ?string $userId): array {
		return ['line' => $row->line, 'name' => $row->name, 'errors' => $this->texts->all($userId, $errors)];
	}

	private static function error(Refusal $refusal): RowError {
		return new RowError(match ($refusal->reason) {
			Reason::ADDRESS_TAKEN => RowMistake::TakenAddress,
			Reason::UNKNOWN_ROOM => RowMistake::GoneRoom,
			default => RowMistake::NotSaved,
		});
	}
}
