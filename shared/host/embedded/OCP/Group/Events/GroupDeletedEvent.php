<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Group\Events;

use OCP\EventDispatcher\Event;
use OCP\IGroup;

/** A group is gone; what else knows it may forget it. */
class GroupDeletedEvent extends Event {
	/** @var IGroup */
	private $group;

	public function __construct(IGroup $group) {
		parent::__construct();
		$this->group = $group;
	}

	public function getGroup(): IGroup {
		return $this->group;
	}
}
