<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use Host\AppFramework\Settings;

/** Hides sensitive settings in the database with the secret of the instance. */
final class Cipher {
	private readonly string $key;

	public function __construct(Settings $settings) {
		$secret = $settings->system('secret', '');
		$this->key = sodium_crypto_generichash(is_string($secret) ? $secret : '', '', SODIUM_CRYPTO_SECRETBOX_KEYBYTES);
	}

	public function hide(string $text): string {
		$nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
		return base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, $this->key));
	}

	/** @throws \RuntimeException when the secret is another one */
	public function reveal(string $hidden): string {
		$bytes = (string)base64_decode($hidden, true);
		$text = sodium_crypto_secretbox_open(
			substr($bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
			substr($bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
			$this->key,
		);
		return $text === false ? throw new \RuntimeException('HMAC does not match.') : $text;
	}
}
