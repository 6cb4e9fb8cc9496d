<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** Class loading for tests: the embedded host with its libraries, and our own folders by namespace prefix. */
final class Autoload {
	/** @param string $root of the repository */
	public static function register(string $root): void {
		$host = "$root/shared/host/embedded";
		require_once "$host/vendor/autoload.php";
		$folders = [
			'Host\\Tests\\' => ["$host/tests"],
			'Shared\\Tests\\' => ["$root/shared/php/tests"],
			'Shared\\' => ["$root/shared/php", "$root/build/php/Shared", "$root/shared/php/tests/Fixture"],
			'Tools\\Tests\\' => ["$root/shared/tools/php/tests"],
			'Vendor\\' => ["$root/build/php/Vendor"],
		];
		foreach (Apps::namespaces($root) as $id => $namespace) {
			$folders["$namespace\\Tests\\"] = ["$root/apps/$id/tests"];
			$folders["$namespace\\"] = ["$root/apps/$id/lib"];
		}
		spl_autoload_register(static function (string $class) use ($folders): void {
			foreach ($folders as $prefix => $candidates) {
				if (!str_starts_with($class, $prefix)) {
					continue;
				}
				foreach ($candidates as $folder) {
					$path = $folder . '/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
					if (is_file($path)) {
						require_once $path;
						return;
					}
				}
			}
		});
	}
}
