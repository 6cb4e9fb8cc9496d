<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use OCP\Constants;
use OCP\Files\InvalidPathException;

/** Rules of names and paths. */
final class Names {
	/** Bytes of the longest name. */
	private const LONGEST = 250;
	private const FORBIDDEN = ['.htaccess'];
	private const FORBIDDEN_EXTENSIONS = ['.filepart', '.part'];

	/** A path without slashes at its ends and with each name in composed Unicode; null when it leads upwards. */
	public static function path(string $path): ?string {
		$plain = str_replace(["\0", '\\'], ['', '/'], $path);
		$composed = \Normalizer::normalize($plain);
		$names = array_filter(explode('/', is_string($composed) ? $composed : $plain), static fn (string $name): bool =>
			$name !== '' && $name !== '.');
		return in_array('..', $names, true) ? null : implode('/', $names);
	}

	/** Whether the host keeps a name for itself: nothing can be made or found under it. */
	public static function isReserved(string $name): bool {
		return in_array(mb_strtolower($name), self::FORBIDDEN, true);
	}

	/**
	 * Whether a new file or folder may be called so, by WebDAV and when something moves.
	 *
	 * @throws InvalidPathException in the host's words
	 */
	public static function check(string $name): void {
		$lower = mb_strtolower($name);
		$problem = match (true) {
			trim($name) === '' => 'Empty filename is not allowed',
			in_array(trim($name), ['.', '..'], true) => 'Dot files are not allowed',
			strlen($name) > self::LONGEST => 'Filename is too long',
			self::isReserved($name) => "\"$lower\" is a forbidden file or folder name.",
			default => self::badExtension($lower) ?? self::badCharacter($name),
		};
		if ($problem !== null) {
			throw new InvalidPathException($problem);
		}
	}

	/** @return array{string, string} the folder of a path, and the name in it */
	public static function split(string $path): array {
		$slash = strrpos($path, '/');
		return $slash === false ? ['', $path] : [substr($path, 0, $slash), substr($path, $slash + 1)];
	}

	/**
	 * The name, or "a (2).txt" for "a.txt" when it is taken, and so on; a number that is there is counted on.
	 *
	 * @param callable(string): bool $isTaken
	 */
	public static function free(string $name, callable $isTaken): string {
		$dot = (int)strrpos($name, '.');
		[$stem, $extension] = $dot === 0 ? [$name, ''] : [substr($name, 0, $dot), substr($name, $dot)];
		$hasNumber = preg_match('/^(.*)\((\d+)\)(.*?)$/', $stem, $parts) === 1;
		$number = $hasNumber ? (int)$parts[2] : 1;
		while ($isTaken($name)) {
			$number++;
			$name = ($hasNumber ? "$parts[1]($number)$parts[3]" : "$stem ($number)") . $extension;
		}
		return $name;
	}

	private static function badExtension(string $name): ?string {
		foreach (self::FORBIDDEN_EXTENSIONS as $extension) {
			if (str_ends_with($name, $extension)) {
				return "\"$extension\" is a forbidden file type.";
			}
		}
		return null;
	}

	private static function badCharacter(string $name): ?string {
		if (preg_match('/[\x00-\x1f]/', $name) === 1) {
			return 'Filename contains at least one invalid character';
		}
		$found = strpbrk($name, Constants::FILENAME_INVALID_CHARS);
		return $found === false ? null : "\"$found[0]\" is not allowed inside a file or folder name.";
	}
}
