<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security;

/** Encryption for what is stored. Without a password the secret of the instance is used. */
interface ICrypto {
	public function encrypt(string $plaintext, string $password = ''): string;

	/** @throws \Exception when the text, the password or the secret is another one */
	public function decrypt(string $authenticatedCiphertext, string $password = ''): string;
}
