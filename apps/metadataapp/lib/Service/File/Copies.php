<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\File;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Clock;

/** Gives copies the values of what they were made from, of fields that are assigned where the copies lie. */
class Copies {
	/** Files that are written at once. */
	private const PAGE = 500;

	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FileRepository $files,
		private readonly ValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly StagedRepository $staged,
		private readonly WriteLock $lock,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Where no fields are assigned, that is all that is asked. A file that was overwritten by a copy keeps the values it had.
	 *
	 * @param ?string $userId who copied; null where it was no account
	 * @param int $folderId the team folder that the copies lie in
	 * @param iterable<int, int> $copies id of the copy, by that of what it was made from
	 */
	public function fill(?string $userId, int $folderId, iterable $copies): void {
		$fields = array_keys($this->fields->findAllOfFilesById($folderId));
		if ($fields === []) {
			return;
		}
		$page = [];
		foreach ($copies as $source => $copy) {
			$page[$source] = $copy;
			if (count($page) === self::PAGE) {
				$this->fillAll($userId, $folderId, $page, $fields);
				$page = [];
			}
		}
		$this->fillAll($userId, $folderId, $page, $fields);
	}

	/**
	 * @param array<int, int> $copies by source
	 * @param list<int> $fieldIds
	 */
	private function fillAll(?string $userId, int $folderId, array $copies, array $fieldIds): void {
		$known = array_flip($this->files->findAllAmong([...array_keys($copies), ...array_values($copies)]));
		$empty = array_filter(
			$copies,
			static fn (int $copy, int $source): bool => isset($known[$source]) && !isset($known[$copy]),
			ARRAY_FILTER_USE_BOTH,
		);
		$filled = $this->values->findAllOf(array_keys($empty), $fieldIds);
		$empty = array_intersect_key($empty, $filled);
		if ($empty !== []) {
			$this->lock->holdFiles(array_fill_keys($empty, $folderId), $fieldIds, function (array $fields) use ($userId, $empty): void {
				$this->save($userId, $empty, $fields);
			});
		}
	}

	/**
	 * @param array<int, int> $copies by source
	 * @param array<int, Field> $fields
	 */
	private function save(?string $userId, array $copies, array $fields): void {
		$now = $this->clock->now()->getTimestamp();
		$changes = $history = [];
		foreach ($this->values->findAllOf(array_keys($copies), array_keys($fields)) as $source => $values) {
			foreach (array_intersect_key($fields, $values) as $id => $field) {
				$codec = Codecs::of($field->definition->shape);
				$edit = new Edit($id, $codec, null, $codec->emit($values[$id]));
				$changes[] = $edit->change($copies[$source]);
				$history[] = Change::ofFile($copies[$source], $id, $userId, $now, Cause::Copy, null, $edit->to);
			}
		}
		$this->values->saveAll($changes, $now);
		$this->history->saveAll($history);
		// Their values change with all others of the field, which may have been looked at already.
		$converting = array_filter($fields, static fn (Field $field): bool => $field->isConverting);
		$this->staged->saveAllLate(array_keys($converting), array_values($copies));
	}
}
