<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Exception\CsrfMissing;
use Shared\Http\Access\Caller;
use Shared\Http\Access\SessionGate;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\FakeSession;

final class SessionGateTest extends TestCase {
	/** @return iterable<string, array{array<string, string>, ?string, bool}> headers, app password in use, passes */
	public static function writes(): iterable {
		$basic = static fn (string $credentials): array => ['Authorization' => 'Basic ' . base64_encode($credentials)];
		yield 'a session' => [[], null, false];
		yield 'a session that began with an app password' => [[], 'secret', false];
		yield 'an app password by Basic' => [$basic('ann:secret'), 'secret', true];
		yield 'one with a colon' => [$basic('ann:a:b'), 'a:b', true];
		yield 'an app password by Bearer' => [['Authorization' => 'Bearer secret'], 'secret', true];
		yield 'the name of the scheme in small letters' => [['Authorization' => 'basic ' . base64_encode('ann:secret')], 'secret', true];
		yield 'a header that nothing logged in with' => [$basic('ann:secret'), null, false];
		yield 'another app password than that in use' => [$basic('ann:other'), 'secret', false];
		yield 'a Bearer that is another' => [['Authorization' => 'Bearer other'], 'secret', false];
		yield 'another scheme' => [['Authorization' => 'Digest secret'], 'secret', false];
		yield 'credentials that are none' => [['Authorization' => 'Basic %%%'], '', false];
		yield 'no password' => [$basic('ann'), '', false];
		yield 'sent by a browser for another site' => [[...$basic('ann:secret'), 'Sec-Fetch-Site' => 'cross-site'], 'secret', false];
		yield 'sent by a browser for a neighbour' => [[...$basic('ann:secret'), 'Sec-Fetch-Site' => 'same-site'], 'secret', false];
		yield 'sent by a browser for the own site' => [[...$basic('ann:secret'), 'Sec-Fetch-Site' => 'same-origin'], 'secret', true];
	}

	/** @param array<string, string> $headers */
	#[DataProvider('writes')]
	public function testAWriteWithoutTheRequestToken(array $headers, ?string $used, bool $passes): void {
		self::assertSame($passes, self::passes(new FakeRequest(headers: $headers, hasRequestToken: false), $used, 'ann'));
	}

	public function testWhoHasTheTokenOrReadsOrHasNoAccountPasses(): void {
		self::assertTrue(self::passes(new FakeRequest(), null, 'ann'));
		self::assertTrue(self::passes(new FakeRequest(method: 'GET', hasRequestToken: false), null, 'ann'));
		self::assertTrue(self::passes(new FakeRequest(method: 'HEAD', hasRequestToken: false), null, 'ann'));
		self::assertTrue(self::passes(new FakeRequest(hasRequestToken: false), null, null));
	}

	private static function passes(FakeRequest $request, ?string $used, ?string $userId): bool {
		try {
			(new SessionGate($request, new FakeSession(['app_password' => $used]), new Caller($userId)))->check();
		} catch (CsrfMissing $refused) {
			self::assertSame(['csrf', 412], [$refused->reason, $refused->status()]);
			return false;
		}
		return true;
	}
}
