<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\Model\Upload\FileKind;
use OCP\Files\IMimeTypeDetector;

/** What Nextcloud takes a file for. */
class FileTypes {
	public function __construct(private readonly IMimeTypeDetector $detector) {
	}

	/** @param string $path of the content, on the disk */
	public function find(string $name, string $path): FileKind {
		return new FileKind($name, $this->detector->detectPath($name), $this->detector->detectContent($path));
	}
}
