<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** The host API that the embedded host declares. */
final class DeclaredApi {
	/** Folders of the embedded host, each named like its namespace. */
	public const FOLDERS = ['OCP', 'OCA', 'Sabre'];

	/**
	 * @param string $host folder of the embedded host
	 * @return list<string> names of its classes, interfaces and traits, one per file
	 */
	public static function classes(string $host): array {
		$names = [];
		foreach (array_filter(self::FOLDERS, static fn (string $folder): bool => is_dir("$host/$folder")) as $folder) {
			foreach (Files::php("$host/$folder") as $path) {
				$names[] = "$folder\\" . str_replace('/', '\\', substr($path, 0, -strlen('.php')));
			}
		}
		return $names;
	}
}
