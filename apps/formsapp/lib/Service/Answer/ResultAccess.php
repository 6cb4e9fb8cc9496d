<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;

/** Results are for those who may read the file of a form; deleting them is for those who may change it. */
class ResultAccess {
	public function __construct(
		private readonly FormGate $gate,
		private readonly OpenFormRepository $forms,
	) {
	}

	/** @throws Refusal */
	public function readable(string $fileId): OpenForm {
		return $this->form($this->gate->readable($fileId)->id);
	}

	/** @throws Refusal */
	public function changeable(string $fileId): OpenForm {
		return $this->form($this->gate->updatable($fileId)->id);
	}

	private function form(int $fileId): OpenForm {
		return $this->forms->findByFileOrNull($fileId) ?? throw new NotFound(Reason::UNKNOWN_FORM, 'The form does not exist.');
	}
}
