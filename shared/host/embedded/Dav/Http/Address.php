<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;

/** Paths in addresses: inside the tree they have neither a slash at an end nor percent signs. */
final class Address {
	/** The path that an address names below the base; the base ends in a slash. */
	public static function inside(string $address, string $base): string {
		$path = $address !== '' && $address[0] !== '/' && str_contains($address, '://')
			? (string)parse_url($address, PHP_URL_PATH)
			: $address;
		$parts = [];
		foreach (explode('/', explode('?', $path)[0]) as $part) {
			if ($part === '..') {
				array_pop($parts);
			} elseif ($part !== '' && $part !== '.') {
				$parts[] = rawurldecode($part);
			}
		}
		$inside = implode('/', $parts) . '/';
		if (!str_starts_with($inside, ltrim($base, '/'))) {
			throw Problem::of('Forbidden', 'Requested uri (/' . rtrim($inside, '/') . ") is out of base uri ($base)");
		}
		$text = trim(substr($inside, strlen($base) - 1), '/');
		return str_replace("\0", '', mb_check_encoding($text, 'UTF-8') ? $text : mb_convert_encoding($text, 'UTF-8', 'ISO-8859-1'));
	}

	/** A path as an address has it. */
	public static function encode(string $path): string {
		return preg_replace_callback('/[^A-Za-z0-9_\-.~()\/]/', static fn (array $found): string => '%' . bin2hex($found[0]), $path) ?? '';
	}

	/** @return array{string, string} the folder and the name in it */
	public static function split(string $path): array {
		$at = strrpos($path, '/');
		return $at === false ? ['', $path] : [substr($path, 0, $at), substr($path, $at + 1)];
	}
}
