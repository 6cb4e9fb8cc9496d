<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use Shared\Exception\TooLarge;

/** The bytes of the request's body. */
class RawBody {
	public function __construct(private readonly string $stream = 'php://input') {
	}

	/**
	 * @param int $maxBytes never reads more than one byte beyond this
	 * @throws TooLarge
	 */
	public function read(int $maxBytes): string {
		$handle = fopen($this->stream, 'rb');
		if ($handle === false) {
			throw new \RuntimeException('The request body cannot be opened');
		}
		try {
			$bytes = stream_get_contents($handle, $maxBytes + 1);
		} finally {
			fclose($handle);
		}
		if ($bytes === false) {
			throw new \RuntimeException('The request body cannot be read');
		}
		if (strlen($bytes) > $maxBytes) {
			throw self::tooLarge($maxBytes);
		}
		return $bytes;
	}

	/** The refusal, for a body whose announced length is already too large. */
	public static function tooLarge(int $maxBytes): TooLarge {
		return new TooLarge('too_large', "The body is larger than $maxBytes bytes.", null, []);
	}
}
