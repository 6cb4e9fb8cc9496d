<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** Times as the answers write them. */
final class Time {
	/**
	 * @param ?int $seconds Unix seconds
	 * @return ($seconds is null ? null : string) ISO 8601 in UTC
	 */
	public static function iso(?int $seconds): ?string {
		return $seconds === null ? null : gmdate('Y-m-d\TH:i:s\Z', $seconds);
	}
}
