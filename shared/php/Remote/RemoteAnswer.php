<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** Another server's answer, or why there is none; a failure is a result, never an exception. */
final readonly class RemoteAnswer {
	/**
	 * @param ?RemoteResult::* $reason why there is no answer; null when there is one, whatever its status
	 * @param array<string, string> $headers some of them, by lower-case name; empty when absent
	 */
	private function __construct(
		public ?string $reason,
		public int $status,
		public string $body,
		private array $headers,
	) {
	}

	/** @param array<string, string> $headers by lower-case name */
	public static function received(int $status, string $body, array $headers): self {
		return new self(null, $status, $body, $headers);
	}

	/** @param RemoteResult::* $reason */
	public static function failure(string $reason): self {
		return new self($reason, 0, '', []);
	}

	public function isSuccess(): bool {
		return $this->reason === null && $this->status >= 200 && $this->status <= 299;
	}

	/**
	 * Seconds to wait before the next request; null when the server does not say.
	 *
	 * @param int $now Unix seconds
	 */
	public function retryAfter(int $now): ?int {
		$value = $this->headers['retry-after'] ?? '';
		$time = ctype_digit($value) ? $now + (int)substr($value, 0, 9) : strtotime($value);
		return $value === '' || $time === false ? null : max(0, $time - $now);
	}

	/** Where it redirects to; empty when it does not. */
	public function location(): string {
		return in_array($this->status, [301, 302, 303, 307, 308], true) ? $this->headers['location'] ?? '' : '';
	}
}
