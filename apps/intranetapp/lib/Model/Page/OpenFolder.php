<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Model\Site\Permissions;

/** A folder in which the caller may create pages. */
final class OpenFolder {
	/**
	 * @param int $folderId its file id
	 * @param string $path relative to the team folder, starting with the language
	 * @param ?PageRow $page the page the folder belongs to; null for a folder without a page
	 */
	public function __construct(
		public readonly int $folderId,
		public readonly string $path,
		public readonly string $language,
		public readonly Permissions $permissions,
		public readonly ?PageRow $page,
	) {
	}
}
