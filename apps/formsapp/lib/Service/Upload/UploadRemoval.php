<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Upload;

use OCA\FormsApp\Repository\Upload\UploadFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCP\Lock\LockedException;

/** Deletes files that nobody may see any more; their rows go last, so that whoever is interrupted leaves something to find. */
class UploadRemoval {
	/** In one request; the job deletes the others. */
	private const AT_ONCE = 200;

	public function __construct(
		private readonly UploadRepository $uploads,
		private readonly UploadFiles $files,
		private readonly Clock $clock,
	) {
	}

	/** To be called when what made them gone is stored. */
	public function clear(): void {
		$this->clearSome();
	}

	/** Also those that were never sent with an answer. */
	public function sweep(): void {
		$this->uploads->saveGoneUnsent($this->clock->now()->getTimestamp() - Limits::UPLOAD_SECONDS);
		do {
			$cleared = $this->clearSome();
		} while ($cleared > 0);
	}

	/** Also files without a row, which nobody knows of, such as after an older database was put back. */
	public function sweepUnknown(): void {
		foreach ($this->files->findAllForms() as $fileId) {
			$ids = $this->files->findAll($fileId);
			$unknown = array_diff($ids, $this->uploads->findAllKnown($ids));
			foreach ($unknown as $id) {
				$this->files->delete($fileId, $id);
			}
			if (count($unknown) === count($ids) && $this->uploads->countBytes($fileId) === 0) {
				$this->files->deleteFolder($fileId);
			}
		}
	}

	/** @return int how many */
	private function clearSome(): int {
		$cleared = 0;
		foreach ($this->uploads->findAllGone(self::AT_ONCE) as [$fileId, $id]) {
			try {
				$this->files->delete($fileId, $id);
				$this->uploads->delete($id);
				$cleared++;
			} catch (LockedException) {
				// Somebody downloads it; the job comes again.
			}
		}
		return $cleared;
	}
}
