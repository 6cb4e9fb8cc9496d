<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Lock;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Repository\Lock\LockRepository;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\IsoTime;

/** Which values others edit, so that nobody else changes them. Every way to write values asks here, while it holds the files. */
class HeldCells {
	public function __construct(
		private readonly LockRepository $locks,
		private readonly Accounts $accounts,
		private readonly ProblemSentences $sentences,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param list<int> $fileIds
	 * @return array<int, array<int, CellLock>> locks that other accounts have, by file and field
	 */
	public function findAllOfOthers(string $userId, array $fileIds): array {
		$isOfOther = static fn (CellLock $lock): bool => $lock->userId !== $userId;
		$locks = array_map(
			static fn (array $ofFile): array => array_filter($ofFile, $isOfOther),
			$this->locks->findAllOf($fileIds, $this->clock->now()->getTimestamp()),
		);
		return array_filter($locks, static fn (array $ofFile): bool => $ofFile !== []);
	}

	/**
	 * @param list<Field> $fields whose values change
	 * @throws Conflict where somebody else edits one of them, with all of these
	 */
	public function requireFree(string $userId, int $fileId, array $fields): void {
		$held = $fields === [] ? [] : $this->findAllOfOthers($userId, [$fileId])[$fileId] ?? [];
		$conflict = $this->conflictOf($held, $fields);
		if ($conflict !== null) {
			throw $conflict;
		}
	}

	/**
	 * @param array<int, CellLock> $held by others, of one file, by field
	 * @param list<Field> $fields whose values change
	 * @return ?Conflict with all values of the file that somebody else edits; null where nobody does
	 */
	public function conflictOf(array $held, array $fields): ?Conflict {
		$first = null;
		$faults = new Faults($this->sentences);
		foreach ($fields as $field) {
			$lock = $held[$field->id] ?? null;
			if ($lock !== null) {
				$first ??= $lock;
				$faults->add(Reason::LOCKED, $this->problem($lock), 'metadata', $field->definition->name);
			}
		}
		return $first === null ? null : $this->conflict($first, $faults);
	}

	/** The refusal of a lock that somebody else has. */
	public function refusal(CellLock $lock): Conflict {
		return $this->conflict($lock, null);
	}

	private function conflict(CellLock $lock, ?Faults $faults): Conflict {
		$invalid = $faults?->refusal();
		return new Conflict(
			Reason::LOCKED,
			$this->sentences->of($this->problem($lock)),
			$invalid?->pointer,
			($invalid === null ? [] : $invalid->details) + [
				'locked' => true,
				'lockedBy' => $lock->userId,
				'lockedByName' => $this->name($lock),
				'until' => IsoTime::of($lock->until),
			],
		);
	}

	private function problem(CellLock $lock): Problem {
		return new Problem(ProblemReason::Locked, ['name' => $this->name($lock)]);
	}

	private function name(CellLock $lock): string {
		return $this->accounts->displayName($lock->userId) ?? $lock->userId;
	}
}
