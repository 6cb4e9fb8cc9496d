<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\HttpClient;

use OCP\Http\Client\IResponse;
use Psr\Http\Message\ResponseInterface;

/** What another server answered. */
final class HttpAnswer implements IResponse {
	public function __construct(
		private readonly ResponseInterface $response,
		private readonly bool $isStream,
	) {
	}

	#[\Override]
	public function getBody() {
		return $this->isStream ? $this->response->getBody()->detach() : $this->response->getBody()->getContents();
	}

	#[\Override]
	public function getStatusCode(): int {
		return $this->response->getStatusCode();
	}

	#[\Override]
	public function getHeader(string $key): string {
		return $this->response->getHeader($key)[0] ?? '';
	}
}
