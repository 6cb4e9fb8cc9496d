<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** Class loading from an unpacked server that does not run: its API, its own classes, its apps and its libraries. */
final class ServerAutoload {
	public static function register(string $server): void {
		require "$server/3rdparty/autoload.php";
		$folders = ['OCP\\' => "$server/lib/public", 'OC\\Core\\' => "$server/core", 'OC\\' => "$server/lib/private"];
		foreach (Files::matching("$server/apps/*/appinfo/info.xml") as $path) {
			$folder = dirname($path, 2);
			// a server's app may leave its namespace to be guessed
			[$id, $namespace] = Apps::of($folder);
			$folders[($namespace === 'OCA\\' ? 'OCA\\' . ucfirst($id) : $namespace) . '\\'] = "$folder/lib";
		}
		spl_autoload_register(static function (string $class) use ($folders): void {
			foreach ($folders as $prefix => $folder) {
				$path = $folder . '/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
				if (str_starts_with($class, $prefix) && is_file($path)) {
					require_once $path;
					return;
				}
			}
		});
	}
}
