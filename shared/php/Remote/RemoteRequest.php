<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** What is asked of another server. */
final readonly class RemoteRequest {
	/**
	 * @param string $address absolute, with https
	 * @param array<string, string> $headers
	 * @param float $seconds for everything, redirects included
	 * @param int $bytes of the longest answer that is read
	 * @param int $redirects followed at most, by GET only; an answer that redirects further is returned as it is
	 * @param bool $isHttpAllowed whether the address, and those it redirects to, may have http
	 */
	public function __construct(
		public string $method,
		public string $address,
		#[\SensitiveParameter]
		public array $headers = [],
		#[\SensitiveParameter]
		public string $body = '',
		public float $seconds = 10.0,
		public int $bytes = 2_000_000,
		public int $redirects = 0,
		public bool $isHttpAllowed = false,
	) {
	}

	/** The same at another address: what was meant for one server is not sent to another. */
	public function at(string $address, float $seconds): self {
		$headers = RemoteAddress::origin($address) === RemoteAddress::origin($this->address) ? $this->headers : [];
		return new self($this->method, $address, $headers, '', $seconds, $this->bytes, $this->redirects - 1, $this->isHttpAllowed);
	}
}
