<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCP\IConfig;

/** The time zone of the instance: that of rooms without one of their own. */
class InstanceZone {
	private const FALLBACK = 'UTC';

	public function __construct(private readonly IConfig $config) {
	}

	public function zone(): \DateTimeZone {
		$name = $this->config->getSystemValue('default_timezone', self::FALLBACK);
		try {
			return new \DateTimeZone(is_string($name) && $name !== '' ? $name : self::FALLBACK);
		} catch (\Exception) {
			// Nextcloud itself takes UTC for a name that it does not know.
			return new \DateTimeZone(self::FALLBACK);
		}
	}
}
