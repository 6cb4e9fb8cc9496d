<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCP\Files\File;

/** A page that the caller may read, the caller's other permissions on it, and its file as the caller sees it. */
final class OpenPage {
	public function __construct(
		public readonly PageRow $row,
		public readonly Permissions $permissions,
		public readonly File $file,
	) {
	}

	/** The same page after a change. */
	public function at(PageRow $row): self {
		return new self($row, $this->permissions, $this->file);
	}
}
