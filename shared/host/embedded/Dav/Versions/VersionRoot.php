<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Versions;

use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;
use OCA\Files_Versions\Versions\IVersionManager;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\IUser;

/** The former contents of files, by file id. */
final class VersionRoot extends Collection {
	public function __construct(
		private readonly IVersionManager $versions,
		private readonly Folder $home,
		private readonly IUser $user,
	) {
	}

	#[\Override]
	public function name(): string {
		return 'versions';
	}

	#[\Override]
	public function child(string $name): Entry {
		$file = $this->home->getFirstNodeById((int)$name);
		return $file instanceof File ? new VersionFolder($this->versions, $file, $this->user) : throw Problem::of('NotFound');
	}

	#[\Override]
	public function children(): iterable {
		return [];
	}
}
