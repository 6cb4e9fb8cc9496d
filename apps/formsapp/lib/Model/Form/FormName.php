<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** Names of files and folders. */
final class FormName {
	private const LONGEST_BYTES = 200;

	/** @return string name of the file of a form with that title */
	public static function ofTitle(string $title): string {
		$plain = preg_replace('~[\x00-\x1f\x7f/\\\\:*?"<>|]+~', ' ', $title) ?? '';
		$name = trim(mb_strcut(trim(preg_replace('/\s+/u', ' ', $plain) ?? ''), 0, self::LONGEST_BYTES, 'UTF-8'), '. ');
		return ($name === '' ? 'Form' : $name) . FormDocument::EXTENSION;
	}

	/** @return string title of a form that has none but the name of its file */
	public static function title(string $path): string {
		$name = substr($path, (int)strrpos("/$path", '/'));
		$title = self::isOne($name) ? substr($name, 0, -strlen(FormDocument::EXTENSION)) : $name;
		return $title === '' ? 'Form' : $title;
	}

	/** @return string name of the file with that number among those that would have the same name, as Nextcloud numbers them */
	public static function numbered(string $name, int $number): string {
		$dot = strrpos($name, '.');
		$end = $dot === false || $dot === 0 ? strlen($name) : $dot;
		return $number === 1 ? $name : substr($name, 0, $end) . " ($number)" . substr($name, $end);
	}

	public static function isOne(string $name): bool {
		return str_ends_with(strtolower($name), FormDocument::EXTENSION);
	}

	/** @return ?list<string> names of the folders of a path; null when it leads out of where it starts */
	public static function folders(string $path): ?array {
		$names = [];
		foreach (explode('/', $path) as $name) {
			if ($name === '..' || str_contains($name, "\0") || str_contains($name, '\\') || strlen($name) > 250) {
				return null;
			}
			if ($name !== '' && $name !== '.') {
				$names[] = $name;
			}
		}
		return $names;
	}
}
