<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** A signed note of when somebody got a public form, which comes back with the answers. */
final class StartStamp {
	/** Whoever answers later has not been busy with it all the time. */
	public const LONGEST = 86_400;
	private const PATTERN = '/^(\d{1,12})\.([0-9a-f]{32})$/D';

	public static function issue(string $formId, int $now, #[\SensitiveParameter] string $key): string {
		return "$now." . self::signature($formId, $now, $key);
	}

	/** @return ?int seconds since it was issued; null unless it was issued for this form and not too long ago */
	public static function seconds(string $stamp, string $formId, int $now, #[\SensitiveParameter] string $key): ?int {
		if (preg_match(self::PATTERN, $stamp, $parts) !== 1 || !hash_equals(self::signature($formId, (int)$parts[1], $key), $parts[2])) {
			return null;
		}
		$seconds = $now - (int)$parts[1];
		return $seconds >= 0 && $seconds <= self::LONGEST ? $seconds : null;
	}

	private static function signature(string $formId, int $time, #[\SensitiveParameter] string $key): string {
		return substr(hash_hmac('sha256', "start\n$formId\n$time", $key), 0, 32);
	}
}
