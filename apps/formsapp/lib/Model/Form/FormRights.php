<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** What an account may do with a form: its rights to the file, at this moment. */
final readonly class FormRights {
	public function __construct(
		public bool $isOwner,
		public bool $canUpdate,
		public bool $canDelete,
		public bool $canShare,
	) {
	}

	public function canPublish(): bool {
		return $this->canUpdate && $this->canShare;
	}

	public function role(): FormRole {
		return $this->isOwner ? FormRole::Owner : ($this->canUpdate ? FormRole::Editor : FormRole::Viewer);
	}

	/** @return array<string, bool> as the API answers them */
	public function answer(): array {
		return [
			'viewResponses' => true,
			'editQuestions' => $this->canUpdate,
			'editSettings' => $this->canUpdate,
			'deleteResponses' => $this->canUpdate,
			'publish' => $this->canPublish(),
			'deleteForm' => $this->canDelete,
		];
	}
}
