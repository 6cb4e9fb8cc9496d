<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

use Host\Dav\Plugins\Nodes;
use Host\Dav\Problem;
use Host\Dav\Tree\Tree as OwnTree;
use Sabre\DAV\Exception\NotFound;

/** What the person who asks finds below an address of WebDAV. */
class Tree {
	public function __construct(
		private OwnTree $entries,
		private Nodes $nodes,
	) {
	}

	/**
	 * @param string $path below the base address, decoded
	 * @return INode
	 * @throws NotFound
	 */
	public function getNodeForPath($path) {
		try {
			return $this->nodes->of($this->entries->find(trim($path, '/')));
		} catch (Problem $problem) {
			throw $problem->status === 404 ? new NotFound($problem->getMessage()) : $problem;
		}
	}

	/**
	 * @param string $path
	 * @return bool
	 */
	public function nodeExists($path) {
		return $this->entries->has(trim($path, '/'));
	}
}
