<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Structure;

/**
 * Which places in the team folder are pages. All paths are relative to the team folder, without leading or trailing slashes.
 *
 * A folder `<language>/…/<name>` is a page when it holds `<name>.json`, else when exactly one JSON file in it holds a
 * page: a folder that was renamed in Files keeps the file under its old name. The home page is SiteLayout::homeOf.
 */
final class PagePath {
	/** Whether the folder may contain pages: a language or a folder below one, none of them hidden or for media. */
	public static function isFolder(string $path): bool {
		$names = explode('/', $path);
		return SiteLayout::isLanguage($names[0]) && !in_array(true, array_map(self::isSkipped(...), $names), true);
	}

	/** Whether the folder could be a page itself. */
	public static function isPageFolder(string $path): bool {
		return str_contains($path, '/') && self::isFolder($path);
	}

	/** Depth of a path below the team folder; a top-level page is at 1. */
	public static function level(string $path): int {
		return substr_count($path, '/');
	}

	/** Names of media folders, templates and hidden files. */
	public static function isSkipped(string $name): bool {
		return $name === '' || $name[0] === '_' || $name[0] === '.';
	}

	/** @return ?string path of the page that a file may represent, the language for a home page; null for files that are never a page */
	public static function ofFile(string $path): ?string {
		$folder = dirname($path);
		$name = basename($path);
		if (self::isSkipped($name) || !str_ends_with(strtolower($name), '.json') || !self::isFolder($folder)) {
			return null;
		}
		return str_contains($folder, '/') || $name === SiteLayout::HOME ? $folder : null;
	}

	/** Name of the file that makes the folder a page whatever else it contains. */
	public static function ownFile(string $folder): string {
		return str_contains($folder, '/') ? basename($folder) . '.json' : SiteLayout::HOME;
	}

	/** @return list<string> starting with the language, without the path itself */
	public static function above(string $path): array {
		$above = [];
		for ($end = strpos($path, '/'); $end !== false; $end = strpos($path, '/', $end + 1)) {
			$above[] = substr($path, 0, $end);
		}
		return $above;
	}
}
