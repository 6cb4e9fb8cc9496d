<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\AppPasswords;

use Host\Accounts\AppPasswords\Tokens;
use Host\Database\Database;
use Host\Tests\Accounts\AccountsTestCase;

final class TokensTest extends AccountsTestCase {
	public function testASecretIsKeptAsAHashOnly(): void {
		$secret = $this->get(Tokens::class)->create('anna', 'Anna', 'test');
		self::assertMatchesRegularExpression('/^[A-Za-z0-9]{72}$/D', $secret);
		self::assertStringNotContainsString(
			$secret,
			json_encode($this->get(Database::class)->rows('SELECT * FROM oc_authtoken'), JSON_THROW_ON_ERROR),
		);
		$token = $this->get(Tokens::class)->find($secret);
		self::assertSame(['anna', 'Anna'], [$token?->userId, $token?->loginName]);
	}

	public function testARotatedTokenHasItsNewSecretOnly(): void {
		$tokens = $this->get(Tokens::class);
		$old = $tokens->create('anna', 'anna', 'test');
		$token = $tokens->find($old);
		self::assertNotNull($token);
		$new = $tokens->rotate($token);
		self::assertNull($tokens->find($old));
		self::assertSame($token->id, $tokens->find($new)?->id);
		$tokens->delete($token);
		self::assertNull($tokens->find($new));
	}
}
