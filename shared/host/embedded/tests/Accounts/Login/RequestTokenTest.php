<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Login;

use Host\Accounts\Login\BrowserSession;
use Host\Accounts\Login\RequestToken;
use Host\Tests\Accounts\AccountsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

final class RequestTokenTest extends AccountsTestCase {
	#[RunInSeparateProcess]
	public function testEveryPageGetsAnotherOneAndAllAreRight(): void {
		$token = $this->token();
		[$one, $other] = [$token->masked(), $token->masked()];
		self::assertNotSame($one, $other);
		self::assertTrue($token->isRight($one));
		self::assertTrue($token->isRight($other));
	}

	#[RunInSeparateProcess]
	#[DataProvider('wrongOnes')]
	public function testAnotherOneIsWrong(string $wrong): void {
		$token = $this->token();
		$token->masked();
		self::assertFalse($token->isRight($wrong));
	}

	/** @return iterable<string, array{string}> */
	public static function wrongOnes(): iterable {
		yield 'nothing' => [''];
		yield 'no mask' => ['YWJj'];
		yield 'another' => ['YWJj:YWJj'];
		yield 'too many parts' => ['YQ==:YQ==:YQ=='];
	}

	#[RunInSeparateProcess]
	public function testANewSessionKnowsNoOldOne(): void {
		$token = $this->token();
		$old = $token->masked();
		$this->get(BrowserSession::class)->renew(RequestToken::values());
		self::assertFalse($token->isRight($old));
		self::assertTrue($token->isRight($token->masked()));
	}

	private function token(): RequestToken {
		$token = $this->get(RequestToken::class);
		$folder = $this->get(\Host\AppFramework\Settings::class)->data . '/sessions';
		if (!is_dir($folder)) {
			mkdir($folder, 0700);
		}
		return $token;
	}
}
