<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Plugins;

use Host\Dav\Tree\Document;
use Sabre\DAV\IFile;

/** What has bytes and is no file of a person, such as a version or a part of an upload. */
final class PlainFile implements IFile {
	public function __construct(
		private readonly Document $document,
	) {
	}

	#[\Override]
	public function getName() {
		return $this->document->name();
	}

	/** @return resource */
	#[\Override]
	public function get() {
		return $this->document->read();
	}

	/** @return string */
	#[\Override]
	public function getETag() {
		return $this->document->etag();
	}

	/** @return int */
	#[\Override]
	public function getSize() {
		return $this->document->size();
	}
}
