<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Http;

use OCA\MetadataApp\Shared\Http\Json;

/** What a list answers, with what its headers say. */
final class WithHeaders {
	/**
	 * @param \stdClass|array<array-key, mixed> $data
	 * @param array<string, string> $headers
	 */
	public function __construct(
		public readonly \stdClass|array $data,
		private readonly array $headers,
	) {
	}

	/** The answer with the headers. */
	public function on(Json $answer): Json {
		foreach ($this->headers as $name => $value) {
			$answer->addHeader($name, $value);
		}
		return $answer;
	}
}
