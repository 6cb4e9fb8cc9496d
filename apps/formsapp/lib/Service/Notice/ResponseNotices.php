<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Notice;

use OCA\FormsApp\Host\Bell;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Notice\Untold;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Notice\UntoldRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Shared\Host\Accounts;

/** Tells those who published forms how many responses are new, apart from the requests that bring them. */
class ResponseNotices {
	public function __construct(
		private readonly UntoldRepository $untold,
		private readonly ResponseRepository $responses,
		private readonly FormFiles $files,
		private readonly Accounts $accounts,
		private readonly Bell $bell,
	) {
	}

	public function tell(): void {
		foreach ($this->untold->findAll() as $form) {
			$this->tellOf($form);
		}
	}

	/** Who is interrupted says the same once more, which replaces what was said. */
	private function tellOf(Untold $form): void {
		$from = $this->bell->rings($form->userId, $form->fileId) ? $form->from : $form->to;
		$count = $this->maySay($form) ? $this->responses->countBetween($form->fileId, new NumberRange($from + 1, $form->last)) : 0;
		if ($count > 0) {
			$this->bell->tell($form->userId, $form->fileId, $count);
		} else {
			$this->bell->silence($form->fileId);
		}
		$this->untold->save($form->fileId, $from, $form->last);
	}

	/** Whoever lost the file may not even know that it is answered. */
	private function maySay(Untold $form): bool {
		return $form->isWished
			&& $this->accounts->exists($form->userId)
			&& $this->files->findOrNull($form->userId, $form->fileId) !== null;
	}
}
