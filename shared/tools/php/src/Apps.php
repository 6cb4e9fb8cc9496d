<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** The apps of the repository. */
final class Apps {
	/** @return array<string, string> app id to PHP namespace, as appinfo/info.xml says */
	public static function namespaces(string $root): array {
		$namespaces = [];
		foreach (Files::matching("$root/apps/*/appinfo") as $path) {
			[$id, $namespace] = self::of(dirname($path));
			$namespaces[$id] = $namespace;
		}
		return $namespaces;
	}

	/** @return array{string, string} id and PHP namespace of the app in that folder, as its info.xml says */
	public static function of(string $folder): array {
		$info = simplexml_load_string(Files::read("$folder/appinfo/info.xml"));
		return $info === false
			? throw new \RuntimeException("$folder/appinfo/info.xml is not XML")
			: [(string)$info->id, 'OCA\\' . $info->namespace];
	}
}
