<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Service\Conversion\Converting;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Values of files. Those of fields that are not assigned where a file lies now are kept, and not shown.
 *
 * @phpstan-import-type FieldValue from Schemas
 */
class FileValues {
	public function __construct(
		private readonly FileGate $gate,
		private readonly FieldRepository $fields,
		private readonly AssignmentRepository $assignments,
		private readonly ValueRepository $values,
		private readonly FileSave $save,
	) {
	}

	/**
	 * @param ?int $folderId the team folder that the file must lie in; null for any
	 * @param bool $asFields a list of all fields instead of a map of values
	 * @return \stdClass|list<FieldValue>
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function find(string $userId, int $fileId, ?int $folderId, bool $asFields): \stdClass|array {
		$file = $this->gate->requireReadable($userId, $fileId, $folderId);
		$read = fn (): array => $this->fields->findAllAssignedTo($file->folderId, false);
		do {
			$fields = $read();
			$items = $this->values->findAllOf([$fileId], self::ids($fields))[$fileId] ?? [];
		} while (Converting::hasPassed($fields, $read));
		return ValueAnswer::of($fields, $items, $asFields);
	}

	/**
	 * @param string $ids separated by commas
	 * @return \stdClass by file id, without those that the account cannot read or that are in no team folder
	 * @throws Invalid
	 */
	public function findAll(string $userId, string $ids, bool $asFields): \stdClass {
		$files = $this->gate->readable($userId, FileIds::read($ids, Limits::FILES_PER_BULK, '/query/file_ids'));
		[$fields, $items] = $this->stored($files);
		$answer = new \stdClass();
		foreach ($files as $id => $file) {
			$answer->{(string)$id} = ValueAnswer::of($fields[$file->folderId] ?? [], $items[$id] ?? [], $asFields);
		}
		return $answer;
	}

	/**
	 * @param list<FileInFolder> $files that the account can read
	 * @return array<int, \stdClass> maps of values by file id
	 */
	public function maps(array $files): array {
		$files = array_column($files, null, 'fileId');
		[$fields, $items] = $this->stored($files);
		return array_map(static fn (FileInFolder $file): \stdClass =>
			ValueAnswer::map($fields[$file->folderId] ?? [], $items[$file->fileId] ?? []), $files);
	}

	/**
	 * @param ?int $folderId the team folder that the file must lie in; null for any
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @param list<string> $released names of fields; locks of the account on their values end with the save
	 * @return array{success: true, metadata: \stdClass} with all values as they are now
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Forbidden
	 * @throws Conflict where somebody else edits one of the values, or an administrator changes a field
	 */
	public function save(string $userId, int $fileId, ?int $folderId, array $wishes, array $released = []): array {
		$file = $this->gate->requireWritable($userId, $fileId, $folderId);
		return $this->save->run($userId, $file, $wishes, released: $released);
	}

	/**
	 * In one query for all values, whatever the team folders; again while a field changes in between.
	 *
	 * @param array<int, FileInFolder> $files by id
	 * @return array{array<int, list<Field>>, array<int, array<int, list<string>>>} fields by team folder, and items by file and field
	 */
	private function stored(array $files): array {
		do {
			$fields = $this->fieldsOf($files);
			$all = array_merge(...array_values($fields));
			$items = $this->values->findAllOf(array_keys($files), self::ids($all));
		} while (Converting::hasPassed($all, fn (): array => array_merge(...array_values($this->fieldsOf($files)))));
		return [$fields, $items];
	}

	/**
	 * @param array<int, FileInFolder> $files
	 * @return array<int, list<Field>> fields of files by team folder, in its order
	 */
	private function fieldsOf(array $files): array {
		$folders = array_values(array_unique(array_map(static fn (FileInFolder $file): int => $file->folderId, array_values($files))));
		$assigned = $this->assignments->findAllOf($folders);
		$known = $this->fields->findAllById(array_values(array_unique(array_merge(...array_values($assigned)))));
		$ofFiles = array_filter($known, static fn (Field $field): bool => !$field->definition->isOfFolder);
		return array_map(static fn (array $ids): array => array_values(array_filter(array_map(
			static fn (int $id): ?Field => $ofFiles[$id] ?? null,
			$ids,
		))), $assigned);
	}

	/**
	 * @param list<Field> $fields
	 * @return list<int> each once
	 */
	private static function ids(array $fields): array {
		return array_values(array_unique(array_map(static fn (Field $field): int => $field->id, $fields)));
	}
}
