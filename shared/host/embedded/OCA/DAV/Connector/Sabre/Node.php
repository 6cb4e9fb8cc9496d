<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Connector\Sabre;

use Host\Dav\Files\NodeEntry;
use OCP\Files\Node as FileNode;
use Sabre\DAV\INode;

/** A file or folder of the person who asks. */
abstract class Node implements INode {
	public function __construct(
		private NodeEntry $entry,
	) {
	}

	#[\Override]
	public function getName(): string {
		return $this->entry->node()->getName();
	}

	public function getId(): ?int {
		return $this->entry->node()->getId();
	}

	public function getNode(): FileNode {
		return $this->entry->node();
	}
}
