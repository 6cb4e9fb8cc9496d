<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\External;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Shared\Exception\NotFound;

/** The only way for keys to a form, whether it has a link or not. Of other forms a key does not learn whether they exist. */
class KeyedForms {
	public function __construct(
		private readonly OpenFormRepository $forms,
		private readonly TrashRepository $trash,
	) {
	}

	/** @throws NotFound also for a form in the trash bin */
	public function find(string $fileId, ApiKey $key): OpenForm {
		$form = $fileId === (string)$key->fileId ? $this->forms->findByFileOrNull($key->fileId) : null;
		if ($form?->isTrashed === true && $this->trash->isRestored($form->fileId)) {
			// Nextcloud says nothing of a form in a folder that comes back.
			$this->trash->saveRestored($form->fileId);
			$form = $this->forms->findByFileOrNull($form->fileId);
		}
		return $form !== null && !$form->isTrashed ? $form : throw new NotFound(Reason::UNKNOWN_FORM, 'The key opens no such form.');
	}
}
