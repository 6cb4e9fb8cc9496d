<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\AppFramework\Settings;
use Host\Calendars\Calendar;
use Host\Calendars\Calendars;
use Host\Calendars\Dav\CalendarTree;
use Host\Dav\Http\Call;
use Host\Dav\Http\Content;
use Host\Dav\Http\Reply;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Trees;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCP\Calendar\Exceptions\CalendarException;
use OCP\Calendar\IManager;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\IUserManager;
use Sabre\DAV\Server as Events;

/** Calendars for apps. An event that an app makes is a PUT of the calendar's owner, with all that follows from one. */
final class AppCalendars implements IManager {
	private const BASE = '/remote.php/dav/';
	private const PEOPLE = 'principals/users/';

	public function __construct(
		private readonly Calendars $calendars,
		private readonly IUserManager $users,
		private readonly Trees $trees,
		private readonly Stored $stored,
		private readonly CalendarTree $tree,
		private readonly IEventDispatcher $dispatcher,
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function getCalendarsForPrincipal(string $principalUri, array $calendarUris = []): array {
		$found = array_filter($this->calendars->of($principalUri), static fn (Calendar $one): bool =>
			$calendarUris === [] || in_array($one->uri, $calendarUris, true));
		return array_map(fn (Calendar $one): AppCalendar => new AppCalendar($one, $this->put(...)), array_values($found));
	}

	/** @throws CalendarException */
	private function put(Calendar $calendar, string $name, string $text): void {
		$account = substr($calendar->principal, strlen(self::PEOPLE));
		$user = $this->users->get($account) ?? throw new CalendarException("$calendar->principal is no account");
		$address = self::BASE . 'calendars/' . rawurlencode($account) . '/' . rawurlencode($calendar->uri) . '/' . rawurlencode($name);
		$call = new Call('PUT', $address, self::BASE, static fn (): string => '', (new Content($text))->stream(''));
		[$events, $reply] = [new Events(), new Reply()];
		$engine = new Engine($events, $call, $reply, $this->settings, fn (): Work => new Work(
			$events, $this->trees->of($user, $call), $call, $reply, $this->stored, $this->tree, $account, false,
		));
		$this->dispatcher->dispatchTyped(new SabrePluginAuthInitEvent($events));
		$engine->run();
	}
}
