<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\BackgroundJob\Convert;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Conversion\Conversion;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCP\BackgroundJob\IJobList;

/**
 * Changes the type of a field, or renames its options, together with its values; for administrators.
 *
 * @phpstan-import-type ConversionInput from Schemas
 * @phpstan-import-type ConversionStart from Schemas
 * @phpstan-import-type Conversion from Schemas as ConversionBody
 */
class Conversions {
	private const REQUEST_SECONDS = 5.0;
	private const JOB_SECONDS = 240.0;
	/** New values that a request puts in place of the former ones, which takes a second or two. */
	private const REQUEST_ROWS = 20_000;
	/** How long one that is over is told of. */
	private const KEPT_SECONDS = 86_400;

	public function __construct(
		private readonly ConversionRepository $conversions,
		private readonly StagedRepository $staged,
		private readonly FieldRepository $fields,
		private readonly AssignmentRepository $assignments,
		private readonly ValueRepository $values,
		private readonly FolderValueRepository $folderValues,
		private readonly WriteLock $lock,
		private readonly PlanReader $reader,
		private readonly ConversionWork $work,
		private readonly RunRepository $backups,
		private readonly IJobList $jobs,
		private readonly Clock $clock,
	) {
	}

	/** @return list<ConversionBody> the latest of each field; those that are over are told of for a day */
	public function findAll(): array {
		$all = $this->conversions->findAll();
		foreach ($all as $conversion) {
			if ($conversion->state->isRunning()) {
				// Somebody waits for it; its job may have been lost.
				$this->enqueue($conversion->fieldId);
			}
		}
		$folders = $this->assignments->countByField(array_map(static fn (Conversion $one): int => $one->fieldId, $all));
		return array_map(static fn (Conversion $one): array => ConversionAnswer::of($one, $folders[$one->fieldId] ?? 0), $all);
	}

	/**
	 * Counts what would happen. Nothing changes.
	 *
	 * @param ConversionInput $sent
	 * @return ConversionBody
	 * @throws NotFound
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict while the field changes
	 */
	public function preview(string $userId, int $fieldId, array $sent): array {
		return $this->begin($userId, $fieldId, $sent, ConversionState::Checking, false);
	}

	/**
	 * @param ConversionStart $sent
	 * @return ConversionBody
	 * @throws NotFound
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict while the field changes already, and while a backup is made or restored
	 */
	public function start(string $userId, int $fieldId, array $sent): array {
		$mayLose = Truth::read($sent['lose_values'] ?? null) ?? false;
		return $this->begin($userId, $fieldId, $sent, ConversionState::Staging, $mayLose);
	}

	/**
	 * Gives up what has not replaced any value yet.
	 *
	 * @return ConversionBody
	 * @throws NotFound
	 * @throws Conflict when it is too late
	 */
	public function cancel(int $fieldId): array {
		// Asked first without waiting: the step that replaces all values may take a while.
		$found = $this->conversions->findOrNull($fieldId) ?? throw self::unknown();
		if ($found->state === ConversionState::Swapping || $found->state === ConversionState::Recording) {
			throw self::tooLate();
		}
		$this->conversions->hold($fieldId, function (Conversion $conversion): void {
			if ($conversion->state->canBeCancelled()) {
				$isStaging = $conversion->state === ConversionState::Staging;
				if ($isStaging) {
					$this->fields->saveConverting($conversion->fieldId, false);
				}
				$next = $conversion->in($isStaging ? ConversionState::Undoing : ConversionState::Cancelled);
				$this->conversions->save($next, $this->now());
			} elseif ($conversion->state === ConversionState::Swapping || $conversion->state === ConversionState::Recording) {
				throw self::tooLate();
			}
		});
		return $this->goOn($fieldId);
	}

	/** For the job: goes on where it was left, and comes back until it is done. */
	public function resume(int $fieldId): void {
		// Before the work, so that a process that dies leaves a job behind.
		$this->enqueue($fieldId);
		try {
			if ($this->work->run($fieldId, self::JOB_SECONDS)) {
				$this->dequeue($fieldId);
			}
		} catch (Conflict) {
			// A restore replaces everything. The next job finds out what is left to do.
		}
	}

	/**
	 * Forgets those that are over, and takes up those that nobody works at. A field that is marked without one, as after a database was
	 * put back in part, is free again.
	 */
	public function sweep(): void {
		$this->conversions->deleteOlderThan($this->now() - self::KEPT_SECONDS);
		foreach ($this->conversions->findAll() as $conversion) {
			if ($conversion->state->isRunning()) {
				$this->enqueue($conversion->fieldId);
			}
		}
		foreach ($this->fields->findAllConverting() as $fieldId) {
			$this->lock->holdField($fieldId, function (Field $field): void {
				$state = $this->conversions->findOrNull($field->id)?->state;
				if ($state === null || !$state->isRunning() || $state === ConversionState::Undoing) {
					$this->fields->saveConverting($field->id, false);
				}
			});
		}
	}

	/**
	 * @param ConversionInput $sent
	 * @return ConversionBody
	 */
	private function begin(string $userId, int $fieldId, array $sent, ConversionState $state, bool $mayLose): array {
		$begun = $this->lock->holdField($fieldId, function (Field $field) use ($userId, $sent, $state, $mayLose): bool {
			$present = $this->conversions->findOrNull($field->id);
			if ($field->isConverting || $present?->state === ConversionState::Undoing) {
				throw Converting::refusal();
			}
			if ($state === ConversionState::Staging && $this->backups->findOrNull()?->isRunning() === true) {
				throw new Conflict(Reason::BACKUP_RUNNING, 'A backup is being made or restored. Wait until it is done, then try again.');
			}
			$plan = $this->reader->read($sent, $field->definition, $mayLose);
			if ($present?->state === ConversionState::Checked) {
				$plan = $plan->asSeen($present->plan, $present->tally->lost());
			}
			$total = ($this->values->countByField([$field->id])[$field->id] ?? 0)
				+ ($this->folderValues->countByField([$field->id])[$field->id] ?? 0);
			$this->conversions->create($field->id, $state, $userId, $plan, new Tally($total), $this->now());
			if ($state === ConversionState::Staging) {
				$this->staged->delete($field->id);
				$this->fields->saveConverting($field->id, true);
			}
			return true;
		});
		return $begun === true ? $this->goOn($fieldId) : throw self::unknownField();
	}

	/** @return ConversionBody after as much work as a request may do */
	private function goOn(int $fieldId): array {
		$this->enqueue($fieldId);
		if ($this->work->run($fieldId, self::REQUEST_SECONDS, self::REQUEST_ROWS)) {
			$this->dequeue($fieldId);
		}
		$conversion = $this->conversions->findOrNull($fieldId) ?? throw self::unknown();
		return ConversionAnswer::of($conversion, $this->assignments->countByField([$fieldId])[$fieldId] ?? 0);
	}

	private function enqueue(int $fieldId): void {
		$this->jobs->add(Convert::class, ['fieldId' => $fieldId]);
	}

	private function dequeue(int $fieldId): void {
		$this->jobs->remove(Convert::class, ['fieldId' => $fieldId]);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	private static function tooLate(): Conflict {
		return new Conflict(Reason::TOO_LATE, 'The new values are already in place.');
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_CONVERSION, 'This field is not being changed.');
	}

	private static function unknownField(): NotFound {
		return new NotFound(Reason::UNKNOWN_FIELD, 'There is no such field.');
	}
}
