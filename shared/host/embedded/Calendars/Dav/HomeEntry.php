<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\Calendars\Calendar;
use Host\Calendars\Calendars;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;

/** The calendars of a person. */
final class HomeEntry extends Collection {
	private const BOXES = ['inbox', 'outbox'];

	/** @param \Closure(Calendar, string): CalendarEntry $entry */
	public function __construct(
		private readonly string $uid,
		private readonly string $base,
		private readonly Calendars $calendars,
		private readonly \Closure $entry,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->uid;
	}

	#[\Override]
	public function child(string $name): Entry {
		if (in_array($name, self::BOXES, true)) {
			$type = new Markup("<d:collection/><cal:schedule-$name/>");
			return new Leaf($name, ['{DAV:}resourcetype' => $type, '{DAV:}owner' => $this->owner()], static fn (string $entry): string =>
				"File not found: $entry in '$name'");
		}
		$calendar = $this->calendars->find("principals/users/{$this->uid}", $name)
			?? throw Problem::of('NotFound', "Node with name '$name' could not be found");
		return ($this->entry)($calendar, $this->base);
	}

	#[\Override]
	public function children(): iterable {
		foreach ($this->calendars->of("principals/users/{$this->uid}") as $calendar) {
			yield ($this->entry)($calendar, $this->base);
		}
		yield from array_map($this->child(...), self::BOXES);
	}

	/** @param array<string, scalar|null> $values by column */
	public function create(string $name, array $values): void {
		$this->calendars->create("principals/users/{$this->uid}", $name, $values);
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return $name === '{DAV:}owner' ? $this->owner() : parent::property($name);
	}

	private function owner(): Markup {
		return Markup::hrefs($this->base, "principals/users/{$this->uid}/");
	}
}
