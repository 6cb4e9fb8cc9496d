<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Service\Conversion\Converting;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Values of team folders themselves.
 *
 * @phpstan-import-type FieldValue from Schemas
 */
class FolderValueService {
	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FolderRepository $settings,
		private readonly FolderValueRepository $values,
		private readonly HistoryRepository $history,
		private readonly WriteLock $lock,
		private readonly Edits $edits,
		private readonly Folders $folders,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param bool $asFields a list of all fields instead of a map of values
	 * @return \stdClass|list<FieldValue>
	 * @throws NotFound
	 */
	public function find(string $userId, int $folderId, bool $asFields): \stdClass|array {
		$this->folders->requireKnown($userId, $folderId);
		$read = fn (): array => $this->fields->findAllAssignedTo($folderId, true);
		do {
			$fields = $read();
			$items = $this->values->findAllOf([$folderId], self::ids($fields))[$folderId] ?? [];
		} while (Converting::hasPassed($fields, $read));
		return ValueAnswer::of($fields, $items, $asFields);
	}

	/**
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @return array{success: true, metadata: \stdClass} with all values as they are now
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict while an administrator changes one of the fields
	 */
	public function save(string $userId, int $folderId, array $wishes): array {
		$this->folders->requireKnown($userId, $folderId);
		if (!$this->folders->mayWrite($userId, $folderId)) {
			throw new Forbidden(Reason::NOT_WRITABLE, 'You can read this team folder, but not change it.');
		}
		$fields = $this->fields->findAllAssignedTo($folderId, true);
		$ids = self::ids($fields);
		$mode = $this->settings->findAllRequired([$folderId])[$folderId] ?? RequiredMode::Warn;
		if ($wishes !== []) {
			$this->lock->holdFolder($folderId, $ids, function (array $held) use ($userId, $folderId, $wishes, $mode): void {
				$items = $this->values->findAllOf([$folderId], array_keys($held))[$folderId] ?? [];
				$present = ValueAnswer::texts(array_values($held), $items);
				$this->store($userId, $folderId, $this->edits->read($userId, $wishes, $held, $present, $mode, Cause::Save));
			});
		}
		$items = $this->values->findAllOf([$folderId], $ids)[$folderId] ?? [];
		return ['success' => true, 'metadata' => ValueAnswer::map($fields, $items)];
	}

	/** @param list<Edit> $edits */
	private function store(string $userId, int $folderId, array $edits): void {
		$now = $this->clock->now()->getTimestamp();
		$this->values->saveAll(array_map(static fn (Edit $edit): ValueChange => $edit->change($folderId), $edits), $now);
		$this->history->saveAll(array_map(static fn (Edit $edit): Change =>
			Change::ofFolder($folderId, $edit->fieldId, $userId, $now, Cause::Save, $edit->from, $edit->to), $edits));
	}

	/**
	 * @param list<Field> $fields
	 * @return list<int>
	 */
	private static function ids(array $fields): array {
		return array_map(static fn (Field $field): int => $field->id, $fields);
	}
}
