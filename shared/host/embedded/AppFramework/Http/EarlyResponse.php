<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;

/**
 * What the host says where no controller comes into play, with fewer headers.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class EarlyResponse extends Response {
	/**
	 * @param Http::STATUS_* $status
	 * @param array<string, string> $ownHeaders
	 */
	public function __construct(
		int $status,
		private readonly string $body = '',
		private readonly array $ownHeaders = [],
	) {
		parent::__construct($status);
	}

	/** @param Http::STATUS_* $status */
	public static function json(int $status, mixed $data, string $type = 'application/json; charset=utf-8'): self {
		return new self($status, json_encode($data, JSON_THROW_ON_ERROR), ['Content-Type' => $type]);
	}

	/** @return array<string, mixed> */
	#[\Override]
	public function getHeaders() {
		return $this->ownHeaders;
	}

	#[\Override]
	public function render() {
		return $this->body;
	}
}
