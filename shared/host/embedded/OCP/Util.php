<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use Host\Accounts\Users\Quota;
use Host\Mail\Mailer;
use Host\Page\Page;

/** Scripts and styles of the page that is being made, and sizes. */
class Util {
	/** Bytes that an upload may have at most. */
	public static function uploadLimit(): int|float {
		$limits = array_filter(
			array_map(static fn (string $name): int|float => Quota::bytes((string)ini_get($name)) ?? 0, [
				'upload_max_filesize',
				'post_max_size',
			]),
			static fn (int|float $limit): bool => $limit > 0,
		);
		return $limits === [] ? INF : min($limits);
	}

	/** Whose name mail has that nobody wrote. */
	public static function getDefaultEmailAddress(string $user_part): string {
		return Server::get(Mailer::class)->sender($user_part);
	}

	/** A size in words: "5 MB". */
	public static function humanFileSize(int|float $bytes): string {
		return Quota::text($bytes);
	}

	public static function addStyle(string $application, ?string $file = null, bool $prepend = false): void {
		Server::get(Page::class)->styles["$application/$file"] = [$application, $file ?? ''];
	}

	/** A script that runs before those of the page. */
	public static function addInitScript(string $application, string $file): void {
		$page = Server::get(Page::class);
		$page->scripts = ["$application/$file" => [$application, $file]] + $page->scripts;
	}

	public static function addScript(string $application, ?string $file = null, string $afterAppId = 'core', bool $prepend = false): void {
		Server::get(Page::class)->scripts["$application/$file"] = [$application, $file ?? ''];
	}
}
