<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\Calendars\Calendar;
use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use Host\Calendars\Principals;
use Host\Calendars\Scheduling\Mailboxes;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\People;
use Host\Dav\Tree\Shelf;
use Host\L10N\L10NFactory;
use OCP\IUser;
use OCP\IUserManager;

/** What clients of calendars find: principals of people and rooms, and their own calendars. */
final class CalendarTree {
	public function __construct(
		private readonly IUserManager $users,
		private readonly Calendars $calendars,
		public readonly Objects $objects,
		public readonly Principals $principals,
		public readonly Mailboxes $mailboxes,
		private readonly L10NFactory $languages,
	) {
	}

	/** @return list<Collection> */
	public function principals(IUser $user): array {
		$hidden = static fn (string $name): Entry => throw Problem::of('NotFound', "Node with name '$name' could not be found");
		return [
			new Shelf('principals', [
				new People('users', $this->users, fn (string $uid): Entry => $this->principals->person($this->users->get($uid) ?? $user)),
				$this->principals->rooms(),
			]),
			// nobody reads the calendars of rooms
			new Shelf('system-calendars', [new People('calendar-rooms', $this->users, $hidden)]),
		];
	}

	public function homes(IUser $user, string $base): Collection {
		return new People('calendars', $this->users, fn (string $uid): Entry => $uid === $user->getUID()
			? new HomeEntry($uid, $base, $this->calendars, $this->entry(...))
			: Leaf::hidden($uid, $this->calendars));
	}

	private function entry(Calendar $calendar, string $base): CalendarEntry {
		return new CalendarEntry($calendar, $base, $this->calendars, $this->objects, $this->languages->get('dav')->t('Personal'));
	}
}
