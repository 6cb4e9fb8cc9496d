<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** An unpacked server on this machine, whose API the tests and the analysis use. */
final class Server {
	/** Its folder: `NEXTCLOUD_SERVER`, else the newest one in the cache; null where there is none. */
	public static function folder(): ?string {
		$named = getenv('NEXTCLOUD_SERVER');
		if (is_string($named) && $named !== '') {
			return is_dir("$named/lib/public") ? rtrim($named, '/') : throw new \RuntimeException("NEXTCLOUD_SERVER: $named has no lib/public");
		}
		$cached = Files::matching((string)getenv('HOME') . '/.cache/nextcloud-server/*/lib/public');
		$folders = array_map(static fn (string $path): string => dirname($path, 2), $cached);
		usort($folders, static fn (string $a, string $b): int => version_compare(basename($b), basename($a)));
		return $folders[0] ?? null;
	}
}
