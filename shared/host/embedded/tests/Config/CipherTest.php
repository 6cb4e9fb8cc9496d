<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Config;

use Host\Tests\Database\DatabaseTestCase;
use OCP\Security\ICrypto;

final class CipherTest extends DatabaseTestCase {
	public function testOnlyTheSamePasswordReadsWhatWasEncrypted(): void {
		$crypto = $this->instance->get(ICrypto::class);
		$hidden = $crypto->encrypt('s3cret', 'password');
		self::assertStringNotContainsString('s3cret', $hidden);
		self::assertNotSame($hidden, $crypto->encrypt('s3cret', 'password'));
		self::assertSame('s3cret', $crypto->decrypt($hidden, 'password'));
		self::assertSame('', $crypto->decrypt($crypto->encrypt('')));
		$this->expectExceptionMessage('HMAC does not match.');
		$crypto->decrypt($hidden);
	}

	public function testRefusesWhatItDidNotEncrypt(): void {
		$this->expectExceptionMessage('Authenticated ciphertext could not be decoded.');
		$this->instance->get(ICrypto::class)->decrypt('s3cret');
	}
}
