<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\Calendars\Dav\CalendarTree;
use Host\Calendars\Dav\Reports;
use Host\Calendars\Dav\Writes;
use Host\Calendars\Scheduling\Scheduling;
use Host\Dav\Http\Call;
use Host\Dav\Http\Reply;
use Host\Dav\Methods\Reading;
use Host\Dav\Methods\Transfer;
use Host\Dav\Methods\Writing;
use Host\Dav\Plugins\Nodes;
use Host\Dav\Properties\Properties;
use Host\Dav\Properties\PropertyChanges;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Tree;
use Host\Dav\Tree\UserTree;
use Sabre\DAV\Server as Events;
use Sabre\DAV\Tree as NodeTree;

/** Who does what for the person who asks. */
final class Work {
	public readonly Tree $tree;
	public readonly Reading $reading;
	public readonly Writing $writing;
	public readonly Transfer $transfer;
	public readonly Writes $calendars;
	public readonly Reports $reports;
	public readonly Scheduling $scheduling;

	/** @param bool $isOld the tree that has nothing but the person's own files */
	public function __construct(
		Events $events,
		UserTree $all,
		Call $call,
		Reply $reply,
		Stored $stored,
		CalendarTree $calendars,
		public readonly string $user,
		bool $isOld,
	) {
		$nodes = new Nodes();
		$this->tree = $all->tree;
		$events->tree = new NodeTree($all->tree, $nodes);
		$properties = new Properties($events, $nodes, $stored, $call->base, $user, !$isOld);
		$changes = new PropertyChanges($events, $all->tree, $stored, $user);
		$this->reading = new Reading($all->tree, $call, $reply, $properties);
		$this->calendars = new Writes($events, $all->tree, $call, $reply);
		$this->scheduling =
			new Scheduling($events, $all->tree, $call, $reply, $calendars->principals, $calendars->mailboxes, $user);
		$this->reports = new Reports($all->tree, $call, $reply, $properties, $calendars, $user);
		$this->writing =
			new Writing($events, $all->tree, $call, $reply, $nodes, $stored, $changes, $this->calendars, $all->quota, $user, $isOld);
		$this->transfer = new Transfer($events, $all->tree, $call, $reply, $this->writing, $stored, $all->quota, $all->rules, $user);
	}
}
