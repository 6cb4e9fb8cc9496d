<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Lock;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Lock\LockRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\IsoTime;
use OCP\EventDispatcher\IEventDispatcher;

/**
 * Values that somebody edits. A lock ends when its holder says so, with a save that says so, or with its time.
 *
 * @phpstan-import-type CellLock from Schemas as CellLockBody
 * @phpstan-import-type Locked from Schemas
 */
class Locks {
	public function __construct(
		private readonly FileGate $gate,
		private readonly Folders $folders,
		private readonly FieldRepository $fields,
		private readonly LockRepository $locks,
		private readonly HeldCells $held,
		private readonly Accounts $accounts,
		private readonly ProblemSentences $sentences,
		private readonly Clock $clock,
		private readonly IEventDispatcher $events,
	) {
	}

	/**
	 * Who has the lock already prolongs it.
	 *
	 * @return Locked
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws Invalid
	 * @throws Conflict where somebody else has it
	 */
	public function lock(string $userId, int $folderId, int $fileId, string $fieldName): array {
		$this->gate->requireWritable($userId, $fileId, $folderId);
		$field = $this->assigned($folderId, $fieldName);
		$now = $this->clock->now()->getTimestamp();
		$lock = $this->locks->save(new CellLock($fileId, $field->id, $folderId, $userId, $now + Limits::LOCK_SECONDS), $now);
		if ($lock->userId !== $userId) {
			throw $this->held->refusal($lock);
		}
		$this->events->dispatchTyped(new CellLocked($folderId, $fileId, $fieldName, $userId, $lock->until));
		return ['locked' => false, 'until' => IsoTime::of($lock->until)];
	}

	/** Ends a lock of the account. One of somebody else stays, and nobody hears of it. */
	public function unlock(string $userId, int $fileId, string $fieldName): void {
		$field = $this->fields->findByNameOrNull($fieldName);
		if ($field !== null) {
			$this->report($userId, $this->locks->delete($fileId, [$field->id], $userId), [$field->id => $field]);
		}
	}

	/**
	 * Ends locks of the account in the transaction of a save; `report` has to follow when that is done.
	 *
	 * @param list<int> $fieldIds
	 * @return list<CellLock> those that the account had
	 */
	public function release(string $userId, int $fileId, array $fieldIds): array {
		return $this->locks->delete($fileId, $fieldIds, $userId);
	}

	/**
	 * @param list<CellLock> $ended
	 * @param array<int, Field> $fields by id
	 */
	public function report(string $userId, array $ended, array $fields): void {
		foreach ($ended as $lock) {
			$name = ($fields[$lock->fieldId] ?? null)?->definition->name;
			if ($name !== null) {
				$this->events->dispatchTyped(new CellUnlocked($lock->folderId, $lock->fileId, $name, $userId));
			}
		}
	}

	/**
	 * @return list<CellLockBody> of files that the account can read, with fields that are assigned
	 * @throws NotFound unless the account is a member of the team folder
	 */
	public function findAll(string $userId, int $folderId): array {
		$this->folders->requireMember($userId, $folderId);
		$locks = $this->locks->findAllIn($folderId, $this->clock->now()->getTimestamp());
		$files = array_values(array_unique(array_map(static fn (CellLock $lock): int => $lock->fileId, $locks)));
		$readable = $this->gate->readable($userId, $files);
		$fields = $this->fields->findAllOfFilesById($folderId);
		$answers = [];
		foreach ($locks as $lock) {
			$field = $fields[$lock->fieldId] ?? null;
			// The file may have moved to another team folder since.
			if ($field !== null && ($readable[$lock->fileId] ?? null)?->folderId === $folderId) {
				$answers[] = [
					'file_id' => $lock->fileId,
					'field_id' => $lock->fieldId,
					'field_name' => $field->definition->name,
					'user' => $this->accounts->person($lock->userId),
					'until' => IsoTime::of($lock->until),
				];
			}
		}
		return $answers;
	}

	/** Forgets locks whose time is over. */
	public function sweep(): void {
		$this->locks->deleteExpired($this->clock->now()->getTimestamp());
	}

	/** @throws Invalid for what is no field of files in the team folder */
	private function assigned(int $folderId, string $name): Field {
		$field = $this->fields->findAllOfFilesByName($folderId)[$name] ?? null;
		if ($field !== null) {
			return $field;
		}
		$faults = new Faults($this->sentences);
		$faults->add(Reason::UNKNOWN_FIELD, Problem::quoting(ProblemReason::UnknownField, 'field', $name), 'field_name');
		throw $faults->refusal() ?? new \LogicException('A fault is refused');
	}
}
