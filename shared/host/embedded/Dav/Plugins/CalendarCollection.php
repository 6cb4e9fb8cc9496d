<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Plugins;

use Host\Calendars\Dav\CalendarEntry;
use Sabre\DAVACL\IACL;

/** A calendar. */
final class CalendarCollection extends PlainCollection implements IACL {
	public function __construct(
		private readonly CalendarEntry $calendar,
		Nodes $nodes,
	) {
		parent::__construct($calendar, $nodes);
	}

	/** @return string */
	#[\Override]
	public function getOwner() {
		return $this->calendar->calendar->principal;
	}
}
