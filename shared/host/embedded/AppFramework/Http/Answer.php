<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;

/** A response and its rendered body. */
final class Answer {
	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	public function __construct(
		public readonly Response $response,
		public readonly string $body,
	) {
	}

	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	public static function of(Response $response): self {
		return new self($response, $response->render());
	}
}
