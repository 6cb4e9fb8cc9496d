<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Scheduling;

/** Whose calendar it is. */
final class Owner {
	private const PREFIXES = ['principals/users/', 'principals/'];

	/**
	 * The account that a principal stands for. `/remote.php/caldav` writes `principals/ann` for `principals/users/ann`
	 * (docs/host-facts.md, "Which plugins of WebDAV hear of an event").
	 *
	 * @return ?string null for rooms, groups and the like
	 */
	public static function ofPrincipal(string $principal): ?string {
		foreach (self::PREFIXES as $prefix) {
			$account = str_starts_with($principal, $prefix) ? substr($principal, strlen($prefix)) : '';
			if ($account !== '' && !str_contains($account, '/')) {
				return $account;
			}
		}
		return null;
	}

	public static function principal(string $account): string {
		return self::PREFIXES[0] . $account;
	}
}
