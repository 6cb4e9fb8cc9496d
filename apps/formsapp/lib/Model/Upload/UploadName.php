<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Upload;

use OCA\FormsApp\Shared\Contract\Limits;

/** Names of files as they are kept: without folders, and such as every system can store. */
final class UploadName {
	private const UNNAMED = 'file';
	/** Control characters, those that turn text around, and those that some systems have no place for in names. */
	private const FORBIDDEN =
		'~[\x00-\x1F\x7F/\\\\:*?"<>|\x{80}-\x{9F}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+~u';
	private const EXTENSION_BYTES = 20;

	/** @param string $sent as a browser sent it, with or without folders */
	public static function clean(string $sent): string {
		$valid = mb_scrub($sent, 'UTF-8');
		$own = substr($valid, (int)strrpos(strtr("/$valid", '\\', '/'), '/'));
		$plain = preg_replace(self::FORBIDDEN, '_', $own) ?? '';
		$name = trim($plain, " \u{00A0}");
		$name = rtrim(ltrim($name, '.'), '. ');
		return $name === '' ? self::UNNAMED : self::cut($name, '');
	}

	/**
	 * The same names, with numbers where one is there before.
	 *
	 * @param array<string, true> $taken names so far, without a difference between small and large letters; this one is added
	 */
	public static function unique(string $name, array &$taken): string {
		$one = $name;
		for ($number = 2; isset($taken['=' . mb_strtolower($one)]); $number++) {
			$one = self::cut($name, " ($number)");
		}
		$taken['=' . mb_strtolower($one)] = true;
		return $one;
	}

	/** As long as names may be, with its extension, and something before that. */
	private static function cut(string $name, string $mark): string {
		$dot = strrpos($name, '.');
		$extension = $dot === false || strlen($name) - $dot > self::EXTENSION_BYTES ? '' : substr($name, $dot);
		$stem = substr($name, 0, strlen($name) - strlen($extension));
		return mb_strcut($stem, 0, Limits::FILE_NAME_BYTES - strlen($extension . $mark), 'UTF-8') . $mark . $extension;
	}
}
