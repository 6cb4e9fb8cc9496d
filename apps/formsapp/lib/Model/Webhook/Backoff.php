<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

use OCA\FormsApp\Shared\Contract\Limits;

/**
 * When a delivery that failed is tried again: after pauses that grow, each of them between three and five quarters of what is listed, so
 * that servers that come back are not asked by everybody at once. The last attempt is made when its day is over.
 */
final class Backoff {
	/** Seconds; the last one is repeated. */
	public const PAUSES = [60, 300, 900, 3_600, 7_200, 14_400, 28_800];
	/** What a server may ask for with `Retry-After`. */
	public const LONGEST_WISH = 3_600;
	private const LEAST = 750;
	private const MOST = 1_250;

	/**
	 * @param int $tries made since the delivery was asked for, with the one that just failed
	 * @param int $queuedAt when it was asked for
	 * @param int $now when it failed
	 * @param ?int $wish seconds that the server asks for
	 * @param ?int $thousandths of the pause that is listed; null for a random number
	 * @return ?int seconds until the next attempt; null when there is none
	 */
	public static function pause(int $tries, int $queuedAt, int $now, ?int $wish = null, ?int $thousandths = null): ?int {
		$left = $queuedAt + Limits::DELIVERY_SECONDS - $now;
		if ($left <= 0) {
			return null;
		}
		$listed = self::PAUSES[min($tries, count(self::PAUSES)) - 1] ?? self::PAUSES[0];
		$pause = intdiv($listed * ($thousandths ?? random_int(self::LEAST, self::MOST)), 1_000);
		return min(max($pause, min($wish ?? 0, self::LONGEST_WISH)), $left);
	}

	/** Seconds by which deliveries that waited for the same server are kept apart. */
	public static function spread(): int {
		return random_int(1, 30);
	}
}
