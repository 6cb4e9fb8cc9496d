<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\AppData;

use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFile;

final class AppFile implements ISimpleFile {
	public function __construct(private readonly string $path) {
	}

	#[\Override]
	public function getName(): string {
		return basename($this->path);
	}

	#[\Override]
	public function delete(): void {
		if (!@unlink($this->path)) {
			throw new NotPermittedException($this->path);
		}
	}

	#[\Override]
	public function read() {
		return @fopen($this->path, 'rb');
	}
}
