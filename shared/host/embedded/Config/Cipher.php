<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use Host\AppFramework\Settings;
use OCP\Security\ICrypto;

/** Encrypts with the secret of the instance, or with a password. */
final class Cipher implements ICrypto {
	private const MARK = 'e1|';

	public function __construct(private readonly Settings $settings) {
	}

	#[\Override]
	public function encrypt(string $plaintext, string $password = ''): string {
		$nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
		return self::MARK . base64_encode($nonce . sodium_crypto_secretbox($plaintext, $nonce, $this->key($password)));
	}

	#[\Override]
	public function decrypt(string $authenticatedCiphertext, string $password = ''): string {
		$bytes = base64_decode(substr($authenticatedCiphertext, strlen(self::MARK)), true);
		$shortest = SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES;
		if (!str_starts_with($authenticatedCiphertext, self::MARK) || $bytes === false || strlen($bytes) < $shortest) {
			throw new \Exception('Authenticated ciphertext could not be decoded.');
		}
		$text = sodium_crypto_secretbox_open(
			substr($bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
			substr($bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
			$this->key($password),
		);
		return $text === false ? throw new \RuntimeException('HMAC does not match.') : $text;
	}

	private function key(string $password): string {
		$secret = $password === '' ? $this->settings->system('secret', '') : $password;
		return sodium_crypto_generichash(is_string($secret) ? $secret : '', '', SODIUM_CRYPTO_SECRETBOX_KEYBYTES);
	}
}
