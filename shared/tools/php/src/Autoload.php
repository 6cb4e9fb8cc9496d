<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** Class loading for tests, by namespace prefix and folder. */
final class Autoload {
	/** @param string $root of the repository */
	public static function register(string $root): void {
		$folders = [
			'Shared\\Tests\\' => ["$root/shared/php/tests"],
			'Shared\\' => ["$root/shared/php", "$root/build/php/Shared", "$root/shared/php/tests/Fixture"],
			'Vendor\\' => ["$root/build/php/Vendor"],
		];
		foreach (Apps::namespaces($root) as $id => $namespace) {
			$folders["$namespace\\Tests\\"] = ["$root/apps/$id/tests"];
			$folders["$namespace\\"] = ["$root/apps/$id/lib"];
		}
		$server = Server::folder();
		if ($server !== null) {
			$folders['OCP\\'] = ["$server/lib/public"];
			$folders['Psr\\Log\\'] = ["$server/3rdparty/psr/log/src"];
			$folders['Psr\\Http\\Client\\'] = ["$server/3rdparty/psr/http-client/src"];
			$folders['Psr\\Http\\Message\\'] = ["$server/3rdparty/psr/http-message/src"];
			$folders['Psr\\Container\\'] = ["$server/3rdparty/psr/container/src"];
			$folders['Symfony\\Component\\Console\\'] = ["$server/3rdparty/symfony/console"];
			$folders['Doctrine\\DBAL\\'] = ["$server/3rdparty/doctrine/dbal/src"];
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
