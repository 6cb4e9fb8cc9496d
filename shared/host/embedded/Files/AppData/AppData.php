<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\AppData;

use Host\AppFramework\Settings;
use OCP\Files\IAppData;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** What an app keeps beside the files of people: folders on the disk. */
final class AppData implements IAppData {
	private readonly string $path;

	public function __construct(Settings $settings, string $app) {
		$this->path = "$settings->data/appdata/$app";
	}

	#[\Override]
	public function getFolder(string $name): AppFolder {
		return is_dir("$this->path/$name") ? new AppFolder("$this->path/$name") : throw new NotFoundException($name);
	}

	#[\Override]
	public function getDirectoryListing(): array {
		$paths = glob("$this->path/*", GLOB_ONLYDIR);
		return array_map(static fn (string $path): AppFolder => new AppFolder($path), $paths === false ? [] : $paths);
	}

	#[\Override]
	public function newFolder(string $name): AppFolder {
		$path = "$this->path/$name";
		return @mkdir($path, 0700, true) || is_dir($path) ? new AppFolder($path) : throw new NotPermittedException($name);
	}
}
