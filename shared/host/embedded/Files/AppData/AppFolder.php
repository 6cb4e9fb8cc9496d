<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\AppData;

use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFolder;

final class AppFolder implements ISimpleFolder {
	public function __construct(private readonly string $path) {
	}

	#[\Override]
	public function getDirectoryListing(): array {
		$files = array_filter((array)glob("$this->path/*"), static fn (mixed $path): bool => is_string($path) && is_file($path));
		return array_map(static fn (string $path): AppFile => new AppFile($path), array_values($files));
	}

	#[\Override]
	public function getFile(string $name): AppFile {
		return is_file("$this->path/$name") ? new AppFile("$this->path/$name") : throw new NotFoundException($name);
	}

	#[\Override]
	public function newFile(string $name, $content = null): AppFile {
		return @file_put_contents("$this->path/$name", $content ?? '') === false
			? throw new NotPermittedException($name)
			: new AppFile("$this->path/$name");
	}

	#[\Override]
	public function delete(): void {
		foreach ($this->getDirectoryListing() as $file) {
			$file->delete();
		}
		if (!rmdir($this->path)) {
			throw new NotPermittedException($this->path);
		}
	}

	#[\Override]
	public function getName(): string {
		return basename($this->path);
	}
}
