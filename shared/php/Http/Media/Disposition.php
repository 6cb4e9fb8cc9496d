<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

/** Whether a browser shows or saves an answer, and under which name. */
final class Disposition {
	/**
	 * The header's value. It contains the name twice, for old and new clients, and the name cannot break out of the
	 * quotes of either.
	 *
	 * @param 'attachment'|'inline' $kind
	 */
	public static function of(string $kind, string $name): string {
		$plain = preg_replace('/[^A-Za-z0-9._ -]/', '_', $name) ?? 'file';
		return "$kind; filename=\"$plain\"; filename*=UTF-8''" . rawurlencode($name);
	}
}
