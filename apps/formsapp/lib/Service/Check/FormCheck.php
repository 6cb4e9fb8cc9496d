<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Check;

use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Check\CheckReport;
use OCA\FormsApp\Model\Check\Finding;
use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Upload\UploadFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCA\FormsApp\Shared\Db\CorruptData;

/** Compares what is stored of forms with each other, and with the files it belongs to. */
class FormCheck {
	private const ATTEMPTS = 5;

	public function __construct(
		private readonly Belongings $belongings,
		private readonly OpenFormRepository $forms,
		private readonly Definitions $definitions,
		private readonly Recount $recount,
		private readonly UploadRepository $uploads,
		private readonly UploadFiles $files,
		private readonly UploadRemoval $removal,
	) {
	}

	/** @return CheckReport what was wrong before a repair */
	public function check(bool $isRepairing): CheckReport {
		$report = new CheckReport();
		foreach ($this->belongings->findAllGone() as $fileId) {
			$report->add(Finding::WithoutFile, (string)$fileId);
		}
		if ($isRepairing) {
			$this->belongings->sweep();
			$this->removal->clear();
		}
		foreach ($this->belongings->findAllForms() as $fileId) {
			$this->checkForm($fileId, $report, $isRepairing);
		}
		$this->checkUploads($report);
		if ($isRepairing) {
			$this->removal->sweepUnknown();
		}
		return $report;
	}

	private function checkForm(int $fileId, CheckReport $report, bool $isRepairing): void {
		$report->forms++;
		$form = $this->forms->findByFileOrNull($fileId);
		try {
			$this->definitions->read($form ?? throw new CorruptData('A form has no definition'));
		} catch (CorruptData) {
			$report->add(Finding::UnreadableForm, (string)$fileId);
			return;
		}
		try {
			$hasFound = $this->compare($form, $report);
			if ($hasFound && $isRepairing) {
				$this->recount->repair($fileId);
			}
		} catch (CorruptData $fault) {
			$report->add(Finding::UnreadableResponses, "$fileId: {$fault->getMessage()}");
		}
	}

	/** @return bool whether something is counted wrongly */
	private function compare(OpenForm $form, CheckReport $report, int $attempts = self::ATTEMPTS): bool {
		$count = $this->recount->count($form->fileId);
		$blocks = $this->recount->findWrongBlocks($form);
		$after = $this->forms->findByFileOrNull($form->fileId);
		if ($after !== null && $after->changes !== $form->changes) {
			if ($attempts > 1) {
				return $this->compare($after, $report, $attempts - 1);
			}
			$report->add(Finding::Busy, (string)$form->fileId);
			return false;
		}
		$report->responses += $count;
		if ($count !== $form->responses) {
			$report->add(Finding::WrongCount, "$form->fileId: $form->responses counted, $count stored");
		}
		if ($blocks !== []) {
			$report->add(Finding::WrongSums, "$form->fileId: blocks " . implode(', ', $blocks));
		}
		return $count !== $form->responses || $blocks !== [];
	}

	private function checkUploads(CheckReport $report): void {
		$folders = $this->files->findAllForms();
		foreach ($folders as $fileId) {
			$ids = $this->files->findAll($fileId);
			foreach (array_diff($ids, $this->uploads->findAllKnown($ids)) as $id) {
				$report->add(Finding::UnknownUpload, "$fileId: $id");
			}
		}
		foreach ($this->belongings->findAllForms() as $fileId) {
			$there = in_array($fileId, $folders, true) ? array_fill_keys($this->files->findAll($fileId), true) : [];
			foreach ($this->uploads->findAllSent($fileId) as $upload) {
				$report->uploads++;
				if (!isset($there[$upload->id])) {
					$report->add(Finding::LostUpload, "$fileId: $upload->id in response $upload->responseId");
				}
			}
		}
	}
}
