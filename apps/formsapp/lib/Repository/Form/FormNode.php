<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCA\FormsApp\Model\Form\FormRights;
use OCP\Files\File;

/** The file of a form as the caller sees it. */
final class FormNode {
	/**
	 * @param string $userId who sees it
	 * @param string $path from the top of the caller's files
	 * @param string $stamp changes with the content, as far as the host knows
	 */
	public function __construct(
		public readonly File $file,
		public readonly string $userId,
		public readonly int $id,
		public readonly string $path,
		public readonly string $stamp,
		public readonly int $size,
		public readonly int $modifiedAt,
		public readonly FormRights $rights,
	) {
	}
}
