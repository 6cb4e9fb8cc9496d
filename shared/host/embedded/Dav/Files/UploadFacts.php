<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use OCP\Files\File;

/** What a client says of a file in headers, besides its bytes. */
final class UploadFacts {
	private const DAY = 86_400;
	private const HASHES = ['md5' => 'X-Hash-MD5', 'sha1' => 'X-Hash-SHA1', 'sha256' => 'X-Hash-SHA256'];

	private function __construct(
		public readonly ?int $modified,
		public readonly ?int $created,
		public readonly string $checksum,
		private readonly string $hash,
	) {
	}

	/** Read before the bytes are written: a header that makes no sense leaves the file as it is. */
	public static function of(?Call $call): self {
		[$modified, $created, $checksum, $hash] = array_map(
			static fn (string $name): string => trim($call?->header($name) ?? ''),
			['x-oc-mtime', 'x-oc-ctime', 'oc-checksum', 'x-hash'],
		);
		return new self($modified === '' ? null : self::time($modified), $created === '' ? null : self::time($created), $checksum, $hash);
	}

	/** Seconds since 1970. */
	public static function time(string $text): int {
		if (!is_numeric($text)) {
			throw Problem::of('BadRequest', "X-OC-MTime header must be a valid integer (unix timestamp), got \"$text\".");
		}
		if ((int)$text <= self::DAY) {
			throw Problem::of(
				'BadRequest',
				"X-OC-MTime header must be a valid positive unix timestamp greater than one day, got \"$text\".",
			);
		}
		return (int)$text;
	}

	/** Tells the client what was understood, and the hash of what has arrived. */
	public function confirm(File $file): void {
		$headers = ['X-OC-MTime: accepted' => $this->modified !== null, 'X-OC-CTime: accepted' => $this->created !== null];
		array_map(header(...), array_keys(array_filter($headers)));
		foreach (self::HASHES as $method => $name) {
			if ($this->hash === $method || $this->hash === 'all') {
				$hash = hash_init($method);
				$stream = $file->fopen('rb');
				if ($stream !== false) {
					hash_update_stream($hash, $stream);
				}
				header("$name: " . hash_final($hash));
			}
		}
	}
}
