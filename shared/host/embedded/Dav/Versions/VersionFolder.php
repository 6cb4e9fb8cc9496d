<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Versions;

use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionManager;
use OCP\Files\File;
use OCP\IUser;

/** What one file had in it, and has. */
final class VersionFolder extends Collection {
	public function __construct(
		private readonly IVersionManager $versions,
		private readonly File $file,
		private readonly IUser $user,
	) {
	}

	#[\Override]
	public function name(): string {
		return (string)$this->file->getId();
	}

	#[\Override]
	public function child(string $name): Entry {
		foreach ($this->children() as $version) {
			if ($version->name() === $name) {
				return $version;
			}
		}
		throw Problem::of('NotFound');
	}

	/** @return list<VersionEntry> */
	#[\Override]
	public function children(): array {
		return array_values(array_map(
			fn (IVersion $version): VersionEntry => new VersionEntry($version, $this->versions, $this->file),
			$this->versions->getVersionsForFile($this->user, $this->file),
		));
	}
}
