<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Connector\Sabre;

use Host\Dav\Files\FolderEntry;
use Host\Dav\Plugins\Nodes;
use OCP\Files\Folder;
use Sabre\DAV\ICollection;

/** A folder of the person who asks. */
class Directory extends Node implements ICollection {
	public function __construct(
		private FolderEntry $folder,
		private Nodes $nodes,
	) {
		parent::__construct($folder);
	}

	#[\Override]
	public function getChildren() {
		return $this->nodes->all($this->folder->children());
	}

	#[\Override]
	public function childExists($name) {
		return $this->folder->has($name);
	}

	#[\Override]
	public function getNode(): Folder {
		return $this->folder->node();
	}
}
