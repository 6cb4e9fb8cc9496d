<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model;

use OCA\IntranetApp\Shared\Contract\Routes;

/** The app's limits. */
final class Limits {
	/** Folders below the language that a page may lie in. */
	public const LEVELS = 10;
	public const PAGE_BYTES = Routes::ROUTES['PageController::update']['maxBytes'];

	/** How deep a path below the team folder lies; a top-level page is at 1. */
	public static function level(string $path): int {
		return substr_count($path, '/');
	}
}
