<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\Model\Scheduling\Owner;
use OCP\Calendar\ICreateFromString;
use OCP\Calendar\IManager;
use OCP\IConfig;

/** The calendar into which an account writes events of its own. Whom these name is invited, and rooms answer as to any client. */
class OwnCalendar {
	/** Nextcloud makes it for each account. */
	private const PERSONAL = 'personal';

	public function __construct(
		private readonly IManager $calendars,
		private readonly IConfig $config,
	) {
	}

	/** The one that the account chose for invitations, else its personal one; null when it has neither any more. */
	public function findOrNull(string $userId): ?ICreateFromString {
		foreach ([$this->config->getUserValue($userId, 'dav', 'defaultCalendar', self::PERSONAL), self::PERSONAL] as $uri) {
			$calendar = $this->calendars->getCalendarsForPrincipal(Owner::principal($userId), [$uri])[0] ?? null;
			if ($calendar instanceof ICreateFromString) {
				return $calendar;
			}
		}
		return null;
	}
}
