<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\IConfig;

/** Whose clock counts: the caller's, or else the instance's. */
class CallerZone {
	private const FALLBACK = 'UTC';

	public function __construct(private readonly IConfig $config) {
	}

	public function find(?string $userId): \DateTimeZone {
		$own = $userId === null ? '' : $this->config->getUserValue($userId, 'core', 'timezone');
		return self::zone($own) ?? self::zone($this->config->getSystemValue('default_timezone', '')) ?? new \DateTimeZone(self::FALLBACK);
	}

	private static function zone(mixed $name): ?\DateTimeZone {
		try {
			return is_string($name) && $name !== '' ? new \DateTimeZone($name) : null;
		} catch (\Exception) {
			return null;
		}
	}
}
