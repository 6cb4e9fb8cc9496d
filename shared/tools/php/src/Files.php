<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** Files of the tools, failing loudly. */
final class Files {
	/**
	 * @param list<string> $without names of folders directly below, left out
	 * @return list<string> paths of the PHP files below the folder, sorted
	 */
	public static function php(string $folder, array $without = []): array {
		$paths = [];
		foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS)) as $file) {
			if (!$file instanceof \SplFileInfo || $file->getExtension() !== 'php') {
				continue;
			}
			$path = substr($file->getPathname(), strlen($folder) + 1);
			if (!in_array(explode('/', $path)[0], $without, true)) {
				$paths[] = $path;
			}
		}
		sort($paths);
		return $paths;
	}

	/** @return list<string> */
	public static function matching(string $pattern, int $flags = 0): array {
		$paths = glob($pattern, $flags);
		return $paths === false ? [] : $paths;
	}

	public static function read(string $path): string {
		$text = is_file($path) ? file_get_contents($path) : false;
		return $text === false ? throw new \RuntimeException("$path cannot be read") : $text;
	}

	public static function write(string $path, string $text): void {
		$folder = dirname($path);
		if (!is_dir($folder) && !mkdir($folder, 0o777, true) && !is_dir($folder)) {
			throw new \RuntimeException("$folder cannot be made");
		}
		if (file_put_contents($path, $text) !== strlen($text)) {
			throw new \RuntimeException("$path cannot be written");
		}
	}
}
