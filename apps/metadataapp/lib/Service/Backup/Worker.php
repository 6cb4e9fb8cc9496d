<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Exception\LostRun;
use OCA\MetadataApp\Model\Backup\Fault;
use OCA\MetadataApp\Model\Backup\Operation;
use OCA\MetadataApp\Model\Backup\Phase;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Shared\Clock;

/**
 * Goes on with the backup or restore that is running, one step after the other, as long as it has time. How far it is, is saved with each
 * step: whoever comes next goes on from there, and nothing is lost when its process dies but the step that it was at.
 */
class Worker {
	/** A step takes a second or two; who is not heard of for this long has died. */
	private const SILENCE_SECONDS = 20;
	/** The same for what a million values need. */
	private const LONG_SILENCE_SECONDS = 600;
	/** Rows up to which a request does what cannot be interrupted. */
	private const ROWS_PER_REQUEST = 50_000;
	/** How often somebody may die in one step before it is given up. */
	private const LOSSES = 5;

	public function __construct(
		private readonly RunRepository $runs,
		private readonly ExportSteps $export,
		private readonly ImportSteps $import,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param float $seconds after which it begins no further step
	 * @param bool $isJob whether a step may take as long as it needs
	 * @return ?Run what is going on, or was last; null for none so far
	 */
	public function work(float $seconds, bool $isJob = false): ?Run {
		$end = microtime(true) + $seconds;
		$run = $this->runs->findOrNull();
		try {
			if ($run === null || !$this->isNext($run, $isJob) || !$this->take($run)) {
				return $run;
			}
			do {
				$run = $this->step($run);
			} while (microtime(true) < $end && $this->isNext($run, $isJob));
			if ($run->isRunning()) {
				[$run->worker, $run->workerUntil] = ['', 0];
				$this->runs->save($run);
			}
			return $run;
		} catch (LostRun) {
			return $this->runs->findOrNull();
		}
	}

	/**
	 * @return bool false when it is over, or somebody else is at it
	 * @throws LostRun
	 */
	private function take(Run $run): bool {
		$now = $this->clock->now()->getTimestamp();
		if (!$run->isRunning() || ($run->worker !== '' && $run->workerUntil > $now)) {
			return false;
		}
		$run->losses += $run->worker === '' ? 0 : 1;
		[$run->worker, $run->workerUntil] = [bin2hex(random_bytes(8)), $now + self::silence($run)];
		$this->runs->save($run);
		return true;
	}

	/** @throws LostRun */
	private function step(Run $run): Run {
		$now = $this->clock->now()->getTimestamp();
		if ($run->canCancel() && $this->runs->isCancelled($run)) {
			return $this->giveUp($run, RunStatus::Cancelled);
		}
		if ($run->losses > self::LOSSES) {
			return $this->giveUp($run, RunStatus::Error, $run->canCancel() ? Fault::Interrupted : Fault::Unsettled);
		}
		$run->workerUntil = $now + self::silence($run);
		if (self::isLong($run)) {
			$this->runs->save($run);
		}
		// Saved with the step; who dies in it leaves the former number.
		$run->losses = 0;
		try {
			return $this->steps($run)->step($run);
		} catch (BrokenBackup $failure) {
			return $this->giveUp($run, RunStatus::Error, $failure->fault, $failure->getMessage());
		} catch (LostRun $failure) {
			throw $failure;
		} catch (\Throwable $failure) {
			if ($run->canCancel()) {
				$this->giveUp($run, RunStatus::Error, Fault::Interrupted);
			}
			throw $failure;
		}
	}

	/**
	 * Nothing is left of it but what it has replaced. Who is told so has it first, so that nobody goes on meanwhile.
	 *
	 * @throws LostRun
	 */
	private function giveUp(Run $run, RunStatus $status, ?Fault $fault = null, ?string $detail = null): Run {
		$this->runs->save($run);
		$run = $this->steps($run)->undo($run);
		$run->end($status, $this->clock->now()->getTimestamp(), $fault, $detail);
		$this->runs->save($run);
		return $run;
	}

	private function steps(Run $run): Steps {
		return match ($run->operation) {
			Operation::Export => $this->export,
			Operation::Import => $this->import,
		};
	}

	/** Whether there is a step for who is at it now. */
	private function isNext(Run $run, bool $isJob): bool {
		return $run->isRunning() && ($isJob || !self::isLong($run) || ($run->canCancel() && $this->runs->isCancelled($run)));
	}

	private static function isLong(Run $run): bool {
		return in_array($run->phase, [Phase::Verify, Phase::Swap, Phase::Settle], true) && $run->total > self::ROWS_PER_REQUEST;
	}

	/** @return int seconds after which whoever is at it has died */
	private static function silence(Run $run): int {
		return self::isLong($run) ? self::LONG_SILENCE_SECONDS : self::SILENCE_SECONDS;
	}
}
