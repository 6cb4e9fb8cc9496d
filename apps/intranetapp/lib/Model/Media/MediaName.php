<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Shared\Exception\Invalid;

/** Name of one file or folder: stays a single path segment however it is decoded, folded or stored. */
final class MediaName {
	/** The host does not store longer names. */
	private const BYTES = 250;
	/** Characters that fold to slashes, backslashes or dots, and marks that reverse or hide the text after them. */
	private const LOOKALIKES =
		'/[\x{2024}\x{2025}\x{FE52}\x{FF0E}\x{2044}\x{2215}\x{29F8}\x{FF0F}\x{2216}\x{29F5}\x{29F9}\x{FE68}\x{FF3C}\x{061C}\x{200B}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}-\x{2069}\x{FEFF}]/u';
	/** Names that would leave the folder or be hidden. */
	private const LEADING = '~^\.|[/\\\\\p{Cc}]~u';
	private const RESERVED = '/^(con|prn|aux|nul|conin\$|conout\$|com[0-9\x{B9}\x{B2}\x{B3}]|lpt[0-9\x{B9}\x{B2}\x{B3}])(\.|$)/iu';
	/** A name encoded more often than this is not legitimate. */
	private const DECODINGS = 5;

	/**
	 * Name of an existing file, perhaps created by another program: refuses names that could lead elsewhere.
	 *
	 * @throws Invalid
	 */
	public static function existing(string $raw): string {
		$name = self::composed($raw);
		foreach (self::decodings($name) as $decoded) {
			$folded = mb_check_encoding($decoded, 'UTF-8') ? \Normalizer::normalize($decoded, \Normalizer::FORM_KC) : false;
			if ($folded === false
				|| preg_match(self::LEADING, $decoded) !== 0
				|| preg_match(self::LEADING, $folded) !== 0
				|| preg_match(self::LOOKALIKES, $decoded) !== 0) {
				throw self::bad();
			}
		}
		return $name;
	}

	/**
	 * Name of a file to be created: also refuses names that other systems cannot store.
	 *
	 * @throws Invalid
	 */
	public static function fresh(string $raw): string {
		$name = self::existing($raw);
		$isKept = strlen($name) <= self::BYTES
			&& preg_match('/[<>:"|?*]|[. ]$|^ /', $name) === 0
			&& preg_match(self::RESERVED, $name) === 0;
		return $isKept ? $name : throw self::bad();
	}

	/**
	 * A name that is always valid: the readable part of the given one, with another extension.
	 *
	 * @param string $extension without its dot
	 */
	public static function made(string $raw, string $extension): string {
		[$stem] = self::parts(mb_scrub($raw, 'UTF-8'));
		$words = preg_replace('/[^\p{L}\p{M}\p{N}]+/u', '-', (string)\Normalizer::normalize($stem, \Normalizer::FORM_KC));
		$short = trim(mb_strcut($words ?? '', 0, 80, 'UTF-8'), '-');
		return (preg_match(self::RESERVED, $short) === 1 || $short === '' ? 'media' : $short) . ".$extension";
	}

	/** The same name with a number: `photo-2.jpg`. */
	public static function numbered(string $name, int $number): string {
		[$stem, $end] = self::parts($name);
		return mb_strcut($stem, 0, self::BYTES - strlen("-$number$end"), 'UTF-8') . "-$number$end";
	}

	/** Lower-case extension; empty when there is none. */
	public static function extension(string $name): string {
		return strtolower(substr(self::parts($name)[1], 1));
	}

	/** @return array{string, string} the part before the last dot, and the rest including the dot */
	private static function parts(string $name): array {
		$dot = strrpos($name, '.');
		return $dot === false ? [$name, ''] : [substr($name, 0, $dot), substr($name, $dot)];
	}

	private static function composed(string $raw): string {
		$name = mb_check_encoding($raw, 'UTF-8') ? \Normalizer::normalize($raw, \Normalizer::FORM_C) : false;
		return $name === false || $name === '' ? throw self::bad() : $name;
	}

	/**
	 * The name as read by careless programs that decode more often than they should.
	 *
	 * @return list<string>
	 */
	private static function decodings(string $name): array {
		$decodings = [$name];
		for ($turn = 0; $turn < self::DECODINGS; $turn++) {
			$next = rawurldecode($decodings[$turn]);
			if ($next === $decodings[$turn]) {
				return $decodings;
			}
			$decodings[] = $next;
		}
		throw self::bad();
	}

	private static function bad(): Invalid {
		return new Invalid(Reason::BAD_NAME, 'This file name is not allowed.', '/filename');
	}
}
