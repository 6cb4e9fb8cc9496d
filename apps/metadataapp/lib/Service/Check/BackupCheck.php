<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Check;

use OCA\MetadataApp\Model\Backup\Operation;
use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Model\Check\Finding;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StagedRows;

/**
 * Finds what backups and restores left that nobody goes on with. What is running is half-made by right, and one may begin or end while this
 * looks: what was there before is asked about, and looked at once more.
 */
class BackupCheck {
	public function __construct(
		private readonly RunRepository $runs,
		private readonly BackupFiles $files,
		private readonly StagedRows $staged,
	) {
	}

	public function check(CheckReport $report, bool $isRepairing): void {
		[$halfMade, $hasRows] = [$this->files->findAllHalfMade(), $this->staged->hasAny()];
		$run = $this->runs->findOrNull();
		$running = $run !== null && $run->isRunning() ? $run : null;
		foreach ($halfMade as $filename) {
			if ($running?->filename !== $filename && $this->files->findOrNull($filename) === null) {
				$report->add(Finding::BackupHalfMade, $filename);
				if ($isRepairing) {
					$this->files->delete($filename);
				}
			}
		}
		if ($hasRows && $running?->operation !== Operation::Import && $this->staged->hasAny()) {
			$report->add(Finding::RestoreHalfMade, 'rows of a restore');
			if ($isRepairing) {
				$this->staged->deleteAll();
			}
		}
	}
}
