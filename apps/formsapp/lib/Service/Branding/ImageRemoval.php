<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Branding;

use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Form\FormRepository;

/** Deletes pictures of forms that nobody knows of any more, such as after an older database was put back. */
class ImageRemoval {
	public function __construct(
		private readonly ImageFiles $files,
		private readonly FormRepository $forms,
	) {
	}

	public function sweepUnknown(): void {
		$ids = $this->files->findAllForms();
		foreach (array_diff($ids, array_keys($this->forms->findAllOf($ids))) as $gone) {
			$this->files->deleteFolder($gone);
		}
	}
}
