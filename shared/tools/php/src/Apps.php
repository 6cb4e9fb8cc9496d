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
		foreach (Files::matching("$root/apps/*/appinfo/info.xml") as $path) {
			$info = simplexml_load_string(Files::read($path));
			if ($info === false) {
				throw new \RuntimeException("$path is not XML");
			}
			$namespaces[(string)$info->id] = 'OCA\\' . $info->namespace;
		}
		return $namespaces;
	}
}
