<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Events\Node;

use OCP\EventDispatcher\Event;
use OCP\Files\Node;

/** Something that leads from one file or folder to another. */
abstract class AbstractNodesEvent extends Event {
	public function __construct(
		private Node $source,
		private Node $target,
	) {
		parent::__construct();
	}

	public function getSource(): Node {
		return $this->source;
	}

	public function getTarget(): Node {
		return $this->target;
	}
}
