<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Zip;

/**
 * Writes ZIP archives piece by piece: files as they are, one after the other, without a temporary file for them. What is needed of each
 * at the end waits on the disk, so that memory grows neither with their number nor with their size.
 */
final class ZipPieces {
	private const PIECE = 262_144;
	private const MEMORY = 1_048_576;
	private const VERSION = 45;
	/** Names are UTF-8. */
	private const FLAGS = 0x0800;
	private const MOST_16 = 0xFFFF;
	private const MOST_32 = 0xFFFFFFFF;

	/**
	 * @param iterable<ZipEntry> $entries
	 * @return \Generator<int, string>
	 */
	public static function all(iterable $entries): \Generator {
		$directory = fopen('php://temp/maxmemory:' . self::MEMORY, 'w+b');
		if ($directory === false) {
			throw new \RuntimeException('There is no place for temporary files');
		}
		try {
			[$offset, $count, $length] = [0, 0, 0];
			foreach ($entries as $entry) {
				$content = ($entry->open)();
				if ($content === null) {
					continue;
				}
				$header = self::header($entry);
				yield $header;
				yield from self::content($content, $entry);
				$length += (int)fwrite($directory, self::line($entry, $offset));
				$offset += strlen($header) + $entry->size;
				$count++;
			}
			rewind($directory);
			while (!feof($directory) && ($piece = fread($directory, self::PIECE)) !== false && $piece !== '') {
				yield $piece;
			}
			yield self::end($count, $length, $offset);
		} finally {
			fclose($directory);
		}
	}

	private static function header(ZipEntry $entry): string {
		$extra = $entry->size >= self::MOST_32 ? pack('vvPP', 1, 16, $entry->size, $entry->size) : '';
		return "PK\x03\x04" . self::facts($entry, $extra) . $entry->path . $extra;
	}

	/** @param int $offset of its header in the archive */
	private static function line(ZipEntry $entry, int $offset): string {
		$large = ($entry->size >= self::MOST_32 ? pack('PP', $entry->size, $entry->size) : '')
			. ($offset >= self::MOST_32 ? pack('P', $offset) : '');
		$extra = $large === '' ? '' : pack('vv', 1, strlen($large)) . $large;
		return "PK\x01\x02" . pack('v', self::VERSION) . self::facts($entry, $extra)
			. pack('vvvVV', 0, 0, 0, 0, min($offset, self::MOST_32)) . $entry->path . $extra;
	}

	/** What header and directory have in common. */
	private static function facts(ZipEntry $entry, string $extra): string {
		$time = getdate(max($entry->time, 315_532_800));
		$size = min($entry->size, self::MOST_32);
		return pack(
			'vvvvvVVVvv',
			self::VERSION,
			self::FLAGS,
			0,
			$time['hours'] << 11 | $time['minutes'] << 5 | $time['seconds'] >> 1,
			$time['year'] - 1980 << 9 | $time['mon'] << 5 | $time['mday'],
			$entry->crc,
			$size,
			$size,
			strlen($entry->path),
			strlen($extra),
		);
	}

	/**
	 * @param resource $content
	 * @return \Generator<int, string>
	 */
	private static function content($content, ZipEntry $entry): \Generator {
		try {
			$left = $entry->size;
			while ($left > 0 && !feof($content)) {
				$piece = (string)fread($content, min(self::PIECE, $left));
				$left -= strlen($piece);
				yield $piece;
			}
			if ($left > 0) {
				throw new \RuntimeException('A file is shorter than the archive says');
			}
		} finally {
			fclose($content);
		}
	}

	private static function end(int $count, int $length, int $offset): string {
		$isLarge = $count >= self::MOST_16 || $length >= self::MOST_32 || $offset >= self::MOST_32;
		$large = !$isLarge ? '' : "PK\x06\x06" . pack('PvvVVPPPP', 44, self::VERSION, self::VERSION, 0, 0, $count, $count, $length, $offset)
			. "PK\x06\x07" . pack('VPV', 0, $offset + $length, 1);
		$short = min($count, self::MOST_16);
		return $large . "PK\x05\x06"
			. pack('vvvvVVv', 0, 0, $short, $short, min($length, self::MOST_32), min($offset, self::MOST_32), 0);
	}
}
