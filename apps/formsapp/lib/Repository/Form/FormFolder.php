<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Form;

use OCP\Files\Folder;

/** A folder as an account sees it, in which nobody else looks for a free name at the moment. */
final class FormFolder {
	public function __construct(
		public readonly Folder $folder,
		public readonly string $userId,
	) {
	}
}
