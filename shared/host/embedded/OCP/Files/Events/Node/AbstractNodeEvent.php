<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Events\Node;

use OCP\EventDispatcher\Event;
use OCP\Files\Node;

/** Something about one file or folder. */
abstract class AbstractNodeEvent extends Event {
	public function __construct(
		private Node $node,
	) {
		parent::__construct();
	}

	public function getNode(): Node {
		return $this->node;
	}
}
