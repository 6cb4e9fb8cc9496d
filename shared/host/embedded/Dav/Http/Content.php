<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;

/** Bytes that are about to be written, which plugins may exchange. */
final class Content {
	private const OTHER_LENGTH = 'Expected filesize of %s but read (from Nextcloud client) and wrote (to Nextcloud storage) %s. '
		. 'Could either be a network problem on the sending side or a problem writing to the storage on the server side.';

	public bool $isChanged = false;

	/** @param mixed $bytes a stream or a text */
	public function __construct(
		public mixed $bytes,
	) {
	}

	/**
	 * @param string $length that the client has named: what a plugin has put in place must not have another
	 * @return resource
	 */
	public function stream(string $length): mixed {
		if (is_resource($this->bytes)) {
			return $this->bytes;
		}
		$stream = fopen('php://temp', 'r+b');
		if ($stream === false || !is_string($this->bytes)) {
			throw new \UnexpectedValueException('What is written is a stream or a text');
		}
		$written = strlen($this->bytes);
		if (is_numeric($length) && (int)$length !== $written) {
			throw Problem::of('BadRequest', sprintf(self::OTHER_LENGTH, self::bytes((int)$length), self::bytes($written)));
		}
		fwrite($stream, $this->bytes);
		rewind($stream);
		return $stream;
	}

	private static function bytes(int $count): string {
		return $count === 1 ? '1 byte' : "$count bytes";
	}
}
