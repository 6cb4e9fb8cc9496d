<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Model\Backup\Fault;

/**
 * Reads one part of a backup, which anybody may have changed, line by line: in a time that grows with its length, and with no more in
 * memory than the longest line that a backup can have.
 */
final class PartReader {
	/** A definition with the most options, or an entry of the history of two long values. */
	public const LINE_BYTES = 8_388_608;
	private const PIECE = 8_192;
	private const CUT_OFF = 'It is cut off.';

	/** Of the lines before the last one, and what that says of itself. */
	private string $checksum = '';
	/** @var array<array-key, mixed> */
	private array $end = [];

	/**
	 * @param resource $content compressed
	 * @param string $before checksum of the part before; empty for the first one
	 */
	public function __construct(
		private $content,
		private readonly string $before,
	) {
	}

	/**
	 * @return \Generator<int, array<array-key, mixed>> what each line has, without the last one
	 * @throws BrokenBackup
	 */
	public function lines(): \Generator {
		$hash = hash_init('sha256');
		hash_update($hash, $this->before);
		$last = null;
		foreach ($this->texts() as $text) {
			if ($last !== null) {
				hash_update($hash, "$last\n");
				yield self::decoded($last);
			}
			$last = $text;
		}
		$this->end = self::decoded($last ?? throw new BrokenBackup(self::CUT_OFF, Fault::Incomplete));
		$this->checksum = hash_final($hash);
	}

	/**
	 * After all lines.
	 *
	 * @param int $part counted from 1
	 * @return array{string, ?array<array-key, mixed>} checksum, and rows by table as the last part says it; null in all others
	 * @throws BrokenBackup
	 */
	public function end(int $part): array {
		if (($this->end['part'] ?? null) !== $part) {
			throw new BrokenBackup(self::CUT_OFF, Fault::Incomplete);
		}
		if (($this->end['checksum'] ?? null) !== $this->checksum) {
			throw new BrokenBackup('Its checksum is wrong: something in it was changed.');
		}
		$counts = $this->end['counts'] ?? null;
		return [$this->checksum, is_array($counts) ? $counts : null];
	}

	/**
	 * @return \Generator<int, string> lines without their ends
	 * @throws BrokenBackup
	 */
	private function texts(): \Generator {
		$rest = '';
		foreach ($this->pieces() as $piece) {
			$from = 0;
			while (($end = strpos($piece, "\n", $from)) !== false) {
				$rest .= substr($piece, $from, $end - $from);
				self::requireShort($rest);
				yield $rest;
				[$rest, $from] = ['', $end + 1];
			}
			$rest .= substr($piece, $from);
			self::requireShort($rest);
		}
		if ($rest !== '') {
			throw new BrokenBackup(self::CUT_OFF, Fault::Incomplete);
		}
	}

	/**
	 * @return \Generator<int, string> not compressed, and none so large that it fills the memory
	 * @throws BrokenBackup
	 */
	private function pieces(): \Generator {
		$inflate = inflate_init(ZLIB_ENCODING_GZIP);
		if ($inflate === false) {
			throw new \RuntimeException('Nothing can be read that is compressed');
		}
		$read = 0;
		while (!feof($this->content)) {
			$piece = fread($this->content, self::PIECE);
			if ($piece === false) {
				throw new \RuntimeException('A backup could not be read to its end');
			}
			if ($read > 0 && $piece !== '' && inflate_get_status($inflate) === ZLIB_STREAM_END) {
				throw new BrokenBackup('There is something after its end.');
			}
			$read += strlen($piece);
			// A warning is all that PHP says of what is not compressed so.
			$text = $piece === '' ? '' : @inflate_add($inflate, $piece);
			if ($text === false) {
				throw new BrokenBackup('It is no compressed file, or was changed.');
			}
			yield $text;
		}
		if (inflate_get_status($inflate) !== ZLIB_STREAM_END) {
			throw new BrokenBackup(self::CUT_OFF, Fault::Incomplete);
		}
		if (inflate_get_read_len($inflate) !== $read) {
			throw new BrokenBackup('There is something after its end.');
		}
	}

	/** @throws BrokenBackup */
	private static function requireShort(string $line): void {
		if (strlen($line) > self::LINE_BYTES) {
			throw new BrokenBackup('A line of it is too long.');
		}
	}

	/**
	 * @return array<array-key, mixed>
	 * @throws BrokenBackup
	 */
	private static function decoded(string $text): array {
		$decoded = json_decode($text, true, 4);
		return is_array($decoded) ? $decoded : throw new BrokenBackup('A line of it cannot be read.');
	}
}
