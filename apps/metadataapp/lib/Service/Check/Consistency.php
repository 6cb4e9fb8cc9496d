<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Check;

use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Model\Check\Finding;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Repository\Value\OrphanRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;

/** Compares what is stored with what Nextcloud has, and mends it. */
class Consistency {
	private const PAGE = 1_000;

	public function __construct(
		private readonly PlaceCheck $places,
		private readonly FileRepository $files,
		private readonly StoredFiles $stored,
		private readonly ValueRepository $values,
		private readonly OrphanRepository $orphans,
		private readonly BackupCheck $backups,
	) {
	}

	public function check(bool $isRepairing): CheckReport {
		$report = new CheckReport();
		$this->fields($report, $isRepairing);
		$this->places->check($report, $isRepairing);
		$this->files($report, $isRepairing);
		$this->backups->check($report, $isRepairing);
		return $report;
	}

	private function fields(CheckReport $report, bool $isRepairing): void {
		foreach ($this->orphans->findAllFieldsOfAssignments() as $fieldId) {
			$report->add(Finding::AssignmentOfNoField, "field $fieldId");
			if ($isRepairing) {
				$this->orphans->deleteAssignments($fieldId);
			}
		}
		foreach ($this->orphans->findAllFieldsOfValues() as $fieldId) {
			$report->add(Finding::ValuesOfNoField, "field $fieldId");
			if ($isRepairing) {
				$this->values->deleteOfField($fieldId);
			}
		}
		foreach ($this->orphans->findAllHalf() as [$fileId, $fieldId]) {
			$report->add(Finding::HalfAValue, "file $fileId, field $fieldId");
			if ($isRepairing) {
				$this->orphans->deleteValue($fileId, $fieldId);
			}
		}
	}

	private function files(CheckReport $report, bool $isRepairing): void {
		foreach ($this->orphans->findAllFiles() as $fileId) {
			$report->add(Finding::ValuesOfNoFile, "file $fileId");
			if ($isRepairing) {
				$this->values->deleteOf([$fileId]);
			}
		}
		$last = 0;
		do {
			$known = $this->files->findAllAfter($last, self::PAGE);
			$gone = $this->stored->findAllGone($known);
			foreach ($gone as $fileId) {
				$report->add(Finding::ValuesOfNoFile, "file $fileId");
			}
			if ($isRepairing) {
				$this->files->delete($gone);
			}
			$last = $known === [] ? $last : max($known);
		} while (count($known) === self::PAGE);
	}
}
