<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Connector\Sabre;

use Host\Dav\Files\FileEntry;
use Sabre\DAV\IFile;

/** A file of the person who asks. */
class File extends Node implements IFile {
	public function __construct(
		private FileEntry $file,
	) {
		parent::__construct($file);
	}

	#[\Override]
	public function get() {
		return $this->file->read();
	}

	#[\Override]
	public function getETag(): string {
		return $this->file->etag();
	}

	#[\Override]
	public function getSize(): int|float {
		return $this->file->size();
	}

	#[\Override]
	public function getNode(): \OCP\Files\File {
		return $this->file->node();
	}
}
