<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

use Host\AppFramework\Settings;

/**
 * What the host remembers of a browser, in PHP's own session files.
 *
 * It is read without a lock and opened for writing only for the moment of a change, so that the requests of one page do not wait for each
 * other.
 */
final class BrowserSession {
	public const COOKIE = 'ocembedded';
	private const LIFETIME = 86400;
	/** Long past every browser: these cookies say that a request comes from our own pages, not who sends it. */
	private const FOREVER = 4133980799;

	/** @var ?array<array-key, mixed> null while nobody asked */
	private ?array $values = null;

	public function __construct(
		private readonly Settings $settings,
	) {
	}

	public function get(string $key): mixed {
		$this->values ??= isset($_COOKIE[self::COOKIE]) ? $this->open(false) : [];
		return $this->values[$key] ?? null;
	}

	/** @param array<string, mixed> $values to be changed; null forgets one */
	public function change(array $values): void {
		$this->values = $_SESSION = array_filter([...$this->open(true), ...$values], static fn (mixed $value): bool => $value !== null);
		session_write_close();
	}

	/**
	 * A new session under a new id: nobody who knew the old one is in the new one.
	 *
	 * @param array<string, mixed> $values all that it has
	 */
	public function renew(array $values): void {
		$this->open(true);
		session_regenerate_id(true);
		$this->values = $_SESSION = $values;
		session_write_close();
		$this->sendSameSiteCookies();
	}

	/** Cookies that a browser sends with requests of our own pages only, the strict one not even when another site links here. */
	public function sendSameSiteCookies(): void {
		foreach (['lax', 'strict'] as $kind) {
			setcookie("nc_sameSiteCookie$kind", 'true', [
				'path' => '/',
				'httponly' => true,
				'expires' => self::FOREVER,
				'samesite' => $kind,
			]);
		}
	}

	/** @return array<array-key, mixed> */
	private function open(bool $isToBeChanged): array {
		session_name(self::COOKIE);
		session_save_path($this->settings->data . '/sessions');
		session_start([
			'cookie_httponly' => true,
			'cookie_samesite' => 'Lax',
			'use_strict_mode' => true,
			'cache_limiter' => '',
			'gc_maxlifetime' => self::LIFETIME,
			'read_and_close' => !$isToBeChanged,
		]);
		return $_SESSION;
	}
}
