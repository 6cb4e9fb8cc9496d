<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Token;

use OCA\RoomsApp\Service\Token\TokenService;
use OCA\RoomsApp\Shared\Db\TokenTable;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Token\TokenPrefix;
use OCA\RoomsApp\Shared\Token\TokenStore;
use OCA\RoomsApp\Tests\Unit\Fake\TwoRoomsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use Psr\Log\NullLogger;

final class TokenServiceTest extends TwoRoomsTestCase {
	private TokenStore $store;
	private TokenService $tokens;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->clock->time = (int)strtotime('2026-11-24T10:00:00Z');
		$table = new TokenTable($this->connection, new NullLogger(), 'roomsapp');
		$this->store = new TokenStore($table, new TokenPrefix('rma_'), $this->clock);
		$this->tokens = new TokenService($this->store, $this->rooms, $this->clock);
	}

	public function testASecretIsAnsweredOnce(): void {
		$created = $this->tokens->create(
			['name' => ' Door ', 'scope' => 'book', 'roomIds' => ['red', 'blue', 'red'], 'expiresAt' => '2026-11-24T12:00:00+01:00'],
			'ada',
		);
		['token' => $secret, 'id' => $id] = $created;
		unset($created['token']);
		$expected = [
			'id' => $id, 'name' => 'Door', 'scope' => 'book', 'roomIds' => ['red', 'blue'], 'createdAt' => '2026-11-24T10:00:00Z',
			'lastUsedAt' => null, 'expiresAt' => '2026-11-24T11:00:00Z',
		];
		self::assertSame([$expected, [$expected]], [$created, $this->tokens->findAll()]);
		self::assertStringStartsWith('rma_', $secret);
		self::assertSame($id, $this->store->findOrNull($secret)?->id);
		self::assertSame('2026-11-24T10:00:00Z', $this->tokens->findAll()[0]['lastUsedAt']);
	}

	public function testWithoutFurtherWordsATokenReadsAllRoomsForEver(): void {
		$created = $this->tokens->create(['name' => 'Board'], 'ada');
		self::assertSame(['read', [], null], [$created['scope'], $created['roomIds'], $created['expiresAt']]);
		$token = $this->store->findOrNull($created['token']);
		self::assertSame([true, false, true], [$token?->hasScope('read'), $token?->hasScope('book'), $token?->mayUse('any')]);
	}

	/** @return iterable<string, array{array{name: string, roomIds?: list<string>, expiresAt?: ?string}, string}> */
	public static function refused(): iterable {
		yield 'a blank name' => [['name' => " \t\n"], 'name_required'];
		yield 'an unknown room' => [['name' => 'a', 'roomIds' => ['blue', 'green']], 'unknown_room'];
		yield 'an empty room id' => [['name' => 'a', 'roomIds' => ['']], 'unknown_room'];
		yield 'this very moment' => [['name' => 'a', 'expiresAt' => '2026-11-24T10:00:00Z'], 'bad_expiry'];
		yield 'no time' => [['name' => 'a', 'expiresAt' => ''], 'bad_expiry'];
	}

	/** @param array{name: string, roomIds?: list<string>, expiresAt?: ?string} $sent */
	#[DataProvider('refused')]
	public function testWhatIsRefusedCreatesNothing(array $sent, string $reason): void {
		try {
			$this->tokens->create($sent, 'ada');
			self::fail('It was created');
		} catch (Invalid $refusal) {
			self::assertSame([$reason, []], [$refusal->reason, $this->tokens->findAll()]);
		}
	}

	public function testADeletedTokenIsUnknown(): void {
		$created = $this->tokens->create(['name' => 'Board', 'expiresAt' => null], 'ada');
		self::assertSame(['status' => 'ok'], $this->tokens->delete($created['id']));
		self::assertNull($this->store->findOrNull($created['token']));
		$this->expectExceptionObject(new NotFound('unknown_token', 'Token not found'));
		$this->tokens->delete($created['id']);
	}
}
