<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Plugins;

use Host\Calendars\Dav\ObjectEntry;
use Sabre\CalDAV\ICalendarObject;
use Sabre\DAVACL\IACL;

/** An object of a calendar. */
final class CalendarFile implements ICalendarObject, IACL {
	public function __construct(
		private readonly ObjectEntry $entry,
	) {
	}

	#[\Override]
	public function getName() {
		return $this->entry->name();
	}

	/** @return string */
	#[\Override]
	public function getOwner() {
		return $this->entry->calendar->principal;
	}

	/** @return string */
	#[\Override]
	public function get() {
		return $this->entry->object->text;
	}

	/** @return string */
	#[\Override]
	public function getETag() {
		return $this->entry->etag();
	}

	/** @return int */
	#[\Override]
	public function getSize() {
		return $this->entry->size();
	}
}
