<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Form\TrashPath;
use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Db\Busy;
use Psr\Log\LoggerInterface;

/**
 * Follows what happens to files elsewhere. It never gets in the way of anybody's work with files: failures are logged, and a form that was
 * not read now is read when somebody opens or lists it.
 */
class FileChanges {
	/** @var array<int, true> files of which it is to be seen whether they are still there */
	private array $missing = [];
	private bool $hasEnd = false;

	public function __construct(
		private readonly FormFiles $files,
		private readonly FormRepository $forms,
		private readonly TrashRepository $trash,
		private readonly Belongings $belongings,
		private readonly UploadRemoval $uploads,
		private readonly FormSync $sync,
		private readonly FormStore $store,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
	) {
	}

	/** A row of the host's file table is new or changed: the file was written, moved, copied, trashed or restored. */
	public function changed(int $fileId, string $path, ?string $userId): void {
		$former = TrashPath::formerName($path);
		if ($former !== null) {
			$this->guard(function () use ($fileId, $former): void {
				$forms = FormName::isOne($former) ? [$fileId] : $this->trash->findAllBelow($fileId);
				$this->trash->saveTrashed($forms, $fileId, $this->clock->now()->getTimestamp());
			});
		} elseif (FormName::isOne($path) && !$this->store->isWriting()) {
			$this->guard(fn () => $this->read($fileId, $userId));
		}
	}

	/** A storage has the file no longer: it was deleted for good, or moved to another one. */
	public function gone(int $fileId, string $path): void {
		$isTrashed = preg_match('~(?:^|/)(?:files_trashbin|trash)/~', $path) === 1;
		if ($isTrashed || FormName::isOne($path)) {
			$this->missing[$fileId] = true;
			if (!$this->hasEnd) {
				$this->hasEnd = true;
				register_shutdown_function($this->ended(...));
			}
		}
	}

	/** This request reports nothing more. Of what was in a purged folder the host reports no ids. */
	public function ended(): void {
		[$missing, $this->missing, $this->hasEnd] = [array_keys($this->missing), [], false];
		$this->guard(function () use ($missing): void {
			$known = array_keys($this->forms->findAllOf($missing));
			$this->belongings->deleteOfGone(array_values(array_unique([...$known, ...$this->belongings->findAllTrashed()])));
			$this->uploads->clear();
		});
	}

	private function read(int $fileId, ?string $userId): void {
		$node = $userId === null ? null : $this->files->findOrNull($userId, $fileId);
		try {
			$node === null ? $this->forms->saveUnread($fileId) : $this->sync->reread($node);
		} catch (Busy) {
			$this->forms->saveUnread($fileId);
		}
	}

	/** @param \Closure(): void $work */
	private function guard(\Closure $work): void {
		try {
			$work();
		} catch (\Throwable $failure) {
			$this->logger->error('Forms missed a change of files; what it is about is read when somebody opens it', [
				'app' => 'formsapp',
				'exception' => $failure,
			]);
		}
	}
}
