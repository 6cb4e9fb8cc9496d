<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

/** Times as written in files and answers: ISO 8601 in UTC. */
final class IsoTime {
	private const PATTERN = '/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/D';

	/**
	 * @param ?int $seconds Unix seconds
	 * @return ($seconds is null ? null : string)
	 */
	public static function of(?int $seconds): ?string {
		return $seconds === null ? null : gmdate('Y-m-d\TH:i:s\Z', $seconds);
	}

	/** Unix seconds; null when the text is not a time after 1970. */
	public static function seconds(string $text): ?int {
		if (preg_match(self::PATTERN, $text) !== 1) {
			return null;
		}
		$time = date_create_immutable($text, new \DateTimeZone('UTC'));
		return $time !== false && $time->getTimestamp() > 0 ? $time->getTimestamp() : null;
	}
}
