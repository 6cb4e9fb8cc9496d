<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

/**
 * Proves that a request comes from a page of this session. Each page gets it masked anew, so that compressed answers do not give it away.
 */
final class RequestToken {
	private const KEY = 'requesttoken';

	public function __construct(
		private readonly BrowserSession $session,
	) {
	}

	public function masked(): string {
		$token = $this->stored();
		if ($token === null) {
			$token = self::fresh();
			$this->session->change([self::KEY => $token]);
		}
		$mask = random_bytes(max(1, strlen($token)));
		return base64_encode($token ^ $mask) . ':' . base64_encode($mask);
	}

	public function isRight(string $masked): bool {
		$token = $this->stored();
		$parts = array_map(base64_decode(...), explode(':', $masked));
		return $token !== null && count($parts) === 2 && hash_equals($token, $parts[0] ^ $parts[1]);
	}

	/** @return array<string, string> what a new session starts with */
	public static function values(): array {
		return [self::KEY => self::fresh()];
	}

	private function stored(): ?string {
		$token = $this->session->get(self::KEY);
		return is_string($token) ? $token : null;
	}

	private static function fresh(): string {
		return base64_encode(random_bytes(32));
	}
}
