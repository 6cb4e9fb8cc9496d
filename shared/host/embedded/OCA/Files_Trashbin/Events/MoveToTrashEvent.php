<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Trashbin\Events;

use OCP\EventDispatcher\Event;
use OCP\Files\Node;

/** Something is on its way to the trash. */
class MoveToTrashEvent extends Event {
	public function __construct(
		private Node $node,
	) {
		parent::__construct();
	}

	/** @return Node */
	public function getNode() {
		return $this->node;
	}
}
