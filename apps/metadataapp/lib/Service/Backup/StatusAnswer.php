<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Model\Backup\Operation;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * How a run is answered.
 *
 * @phpstan-import-type BackupStatus from Schemas
 */
class StatusAnswer {
	public function __construct(
		private readonly RunRepository $runs,
		private readonly FaultSentences $sentences,
	) {
	}

	/** @return BackupStatus */
	public function of(?Run $run): array {
		$jobs = ['jobs_ran_at' => IsoTime::of($this->runs->findLookedOrNull())];
		if ($run === null) {
			return ['status' => 'idle', ...$jobs];
		}
		return [
			'status' => $run->status->value,
			'success' => $run->status !== RunStatus::Error,
			'operation' => $run->operation->value,
			'filename' => $run->filename,
			'dry_run' => $run->isDryRun,
			'progress' => $run->progress,
			'total' => max($run->total, $run->progress),
			'can_cancel' => $run->canCancel(),
			'started_at' => IsoTime::of($run->startedAt),
			...self::present($run),
			...self::ended($run),
			...$this->fault($run),
			...$jobs,
		];
	}

	/** @return array{table?: string} */
	private static function present(Run $run): array {
		$table = array_keys(Tables::all())[$run->table] ?? null;
		return $run->isRunning() && $table !== null ? ['table' => $table] : [];
	}

	/**
	 * @return array{
	 *     duration?: int, size?: int, counts?: array<string, int>, restored?: array<string, int>,
	 *     replaced?: array<string, int>, left_out?: int,
	 * }
	 */
	private static function ended(Run $run): array {
		return [
			...($run->finishedAt === null ? [] : ['duration' => max(0, $run->finishedAt - $run->startedAt)]),
			...match (true) {
				$run->status !== RunStatus::Completed => [],
				$run->operation === Operation::Export => ['size' => $run->size, 'counts' => $run->counts],
				default => [
					'restored' => $run->counts,
					...($run->isDryRun ? ['replaced' => $run->replaced] : []),
					'left_out' => $run->leftOut,
				],
			},
		];
	}

	/** @return array{error?: string, reason?: string, detail?: string} */
	private function fault(Run $run): array {
		return $run->fault === null ? [] : [
			'error' => $this->sentences->of($run->fault),
			'reason' => FaultSentences::reason($run->fault),
			...($run->detail === null ? [] : ['detail' => $run->detail]),
		];
	}
}
