<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Exception\Refusal;
use Shared\Http\Access\Caller;
use Shared\Http\Access\SessionGate;
use Shared\Http\Access\TokenAuthority;
use Shared\Http\Access\TokenGate;
use Shared\Http\Attribute\TokenScope;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\FakeSession;
use Shared\Tests\Fixture\FakeTokens;
use Shared\Tests\Fixture\Services;

final class TokenGateTest extends TestCase {
	private const BEARER = ['Authorization' => 'Bearer secret'];
	private const WRONG = ['Authorization' => 'Bearer wrong'];

	private static function gate(FakeRequest $request, Caller $caller, object $authority = new FakeTokens()): TokenGate {
		$sessions = new SessionGate($request, new FakeSession(), $caller);
		return new TokenGate(new Services([TokenAuthority::class => $authority]), $request, $caller, $sessions);
	}

	/** @return array{string, int, array<string, string>}|string the refusal, or the caller */
	private static function outcome(TokenScope $needed, FakeRequest $request, ?string $userId): array|string {
		$caller = new Caller($userId);
		try {
			self::gate($request, $caller)->check($needed);
		} catch (Refusal $refusal) {
			self::assertSame($refusal->reason === 'bad_token', $refusal->isOfBadSecret());
			return [$refusal->reason, $refusal->status(), $refusal->headers];
		}
		return $caller->token() !== null ? 'token' : $caller->userId() ?? 'nobody';
	}

	/** @return iterable<string, array{TokenScope, array<string, string>, ?string, array{string, int, array<string, string>}|string}> */
	public static function calls(): iterable {
		$read = new TokenScope('read');
		$write = new TokenScope('write');
		$keyed = new TokenScope('read', 'X-Key');
		$either = new TokenScope('read', orUser: true);
		$keyedToo = new TokenScope('read', 'X-Key', otherHeaders: ['X-Former-Key']);
		$keyedOr = new TokenScope('read', 'X-Key', true);
		$challenge = ['WWW-Authenticate' => 'Bearer'];
		$invalid = ['WWW-Authenticate' => 'Bearer error="invalid_token"'];
		yield 'the scope is there' => [$read, self::BEARER, null, 'token'];
		yield 'no token' => [$read, [], null, ['token_required', 401, $challenge]];
		yield 'another scheme is no token' => [$read, ['Authorization' => 'Basic c2VjcmV0'], null, ['token_required', 401, $challenge]];
		yield 'an unknown token' => [$read, self::WRONG, null, ['bad_token', 401, $invalid]];
		yield 'another scope' => [$write, self::BEARER, null, ['scope_missing', 403, []]];
		yield 'an account is no token' => [$read, [], 'user', ['token_required', 401, $challenge]];
		yield 'a token beside an account acts for none' => [$read, self::BEARER, 'user', 'token'];
		yield 'a header of its own' => [$keyed, ['X-Key' => 'secret'], null, 'token'];
		yield 'the usual header where another is due' => [$keyed, self::BEARER, null, ['token_required', 401, []]];
		yield 'an unknown one in a header of its own' => [$keyed, ['X-Key' => 'wrong'], null, ['bad_token', 401, []]];
		yield 'another header that it may be in' => [$keyedToo, ['X-Former-Key' => 'secret'], null, 'token'];
		yield 'its own header counts before another' => [
			$keyedToo, ['X-Former-Key' => 'secret', 'X-Key' => 'wrong'], null, ['bad_token', 401, []],
		];
		yield 'another header where none is declared' => [$keyed, ['X-Former-Key' => 'secret'], null, ['token_required', 401, []]];
		yield 'an account instead' => [$either, [], 'user', 'user'];
		yield 'an app password by Bearer, which the host took for an account' => [$either, self::WRONG, 'user', 'user'];
		yield 'an unknown key is refused beside an account too' => [$keyedOr, ['X-Key' => 'wrong'], 'user', ['bad_token', 401, []]];
		yield 'neither' => [$either, [], null, ['token_required', 401, $challenge]];
	}

	/**
	 * @param array<string, string> $headers
	 * @param array{string, int, array<string, string>}|string $expected
	 */
	#[DataProvider('calls')]
	public function testWhoIsLetIn(TokenScope $needed, array $headers, ?string $userId, array|string $expected): void {
		self::assertSame($expected, self::outcome($needed, new FakeRequest(headers: $headers), $userId));
	}

	public function testTheContractSetsWhatARefusalSays(): void {
		$texts = [];
		foreach ([[], self::WRONG, self::BEARER] as $headers) {
			try {
				self::gate(new FakeRequest(headers: $headers), new Caller(null))->check(new TokenScope('write'));
			} catch (Refusal $refusal) {
				$texts[] = $refusal->getMessage();
			}
		}
		self::assertSame(['Send a token.', 'The token is unknown or has expired.', 'This takes a token for: write'], $texts);
	}

	public function testASessionSendsTheRequestTokenForAWriteAndATokenNeedsNone(): void {
		$either = new TokenScope('read', orUser: true);
		self::assertSame(['csrf', 412, []], self::outcome($either, new FakeRequest(hasRequestToken: false), 'user'));
		self::assertSame('user', self::outcome($either, new FakeRequest(method: 'GET', hasRequestToken: false), 'user'));
		self::assertSame('token', self::outcome($either, new FakeRequest(headers: self::BEARER, hasRequestToken: false), null));
	}

	public function testAnAppWithoutTokensCannotHaveRoutesForThem(): void {
		$this->expectException(\LogicException::class);
		self::gate(new FakeRequest(headers: self::BEARER), new Caller(null), new \stdClass())->check(new TokenScope('read'));
	}
}
