<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use Host\Page\Page;

/** Scripts and styles of the page that is being made. */
class Util {
	public static function addStyle(string $application, ?string $file = null, bool $prepend = false): void {
		Server::get(Page::class)->styles["$application/$file"] = [$application, $file ?? ''];
	}

	public static function addScript(string $application, ?string $file = null, string $afterAppId = 'core', bool $prepend = false): void {
		Server::get(Page::class)->scripts["$application/$file"] = [$application, $file ?? ''];
	}
}
