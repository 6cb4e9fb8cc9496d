<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\NotFound;

/** The only way for accounts to a form: its rights are those of the file at this moment. Who may not read it knows nothing of it. */
class FormGate {
	public function __construct(
		private readonly FormFiles $files,
		private readonly FormSync $sync,
		private readonly ?string $userId,
	) {
	}

	/** @throws NotFound */
	public function readable(string $fileId): FormNode {
		$node = $this->userId === null ? null : $this->files->findOrNull($this->userId, (int)$fileId);
		if ($node === null) {
			throw new NotFound(Reason::UNKNOWN_FORM, 'The form does not exist.');
		}
		$this->sync->ensure($node);
		return $node;
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function updatable(string $fileId): FormNode {
		$node = $this->readable($fileId);
		return $node->rights->canUpdate ? $node : throw self::refused('You don\'t have permission to change this form.');
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function deletable(string $fileId): FormNode {
		$node = $this->readable($fileId);
		return $node->rights->canDelete ? $node : throw self::refused('You don\'t have permission to delete this form.');
	}

	/**
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function publishable(string $fileId): FormNode {
		$node = $this->readable($fileId);
		return $node->rights->canPublish()
			? $node
			: throw self::refused('Only who may change and share the file of this form can make it public.');
	}

	/**
	 * The right to let programs in is the right to publish.
	 *
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function connectable(string $fileId): FormNode {
		$node = $this->readable($fileId);
		return $node->rights->canPublish()
			? $node
			: throw self::refused('Only those who can change and share the file of this form can connect programs to it.');
	}

	private static function refused(string $sentence): Forbidden {
		return new Forbidden(Reason::NOT_ALLOWED, $sentence);
	}
}
