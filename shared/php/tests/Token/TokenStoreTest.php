<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Token;

use Host\Database\Schema;
use Host\Tests\Database\DatabaseTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use Psr\Log\LoggerInterface;
use Psr\Log\NullLogger;
use Shared\Db\CorruptData;
use Shared\Db\TokenTable;
use Shared\Tests\Fixture\SetClock;
use Shared\Token\IssuedToken;
use Shared\Token\TokenPrefix;
use Shared\Token\TokenStore;

final class TokenStoreTest extends DatabaseTestCase {
	private SetClock $clock;
	private TokenStore $tokens;
	/** @var list<string> */
	private array $logged = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$schema = new Schema($this->connection->doctrine);
		TokenTable::create($schema, 'app');
		TokenTable::create($schema, 'app');
		$schema->apply();
		$this->clock = new SetClock();
		$logger = self::createStub(LoggerInterface::class);
		$logger->method('warning')->willReturnCallback(function (string $message): void {
			$this->logged[] = $message;
		});
		$this->tokens = new TokenStore(new TokenTable($this->connection, $logger, 'app'), new TokenPrefix('key_'), $this->clock);
	}

	private function issue(?int $expiresAt = null): string {
		return $this->tokens->issue('Door', ['see'], ['blue'], $expiresAt, 'ada')->secret;
	}

	public function testTheSecretFindsItsTokenAndOnlyItsHashIsStored(): void {
		$issued = $this->tokens->issue('Door', ['see'], ['blue', 'red'], $this->clock->time + 10, 'ada');
		self::assertMatchesRegularExpression('/^key_[0-9A-Za-z]{40}$/D', $issued->secret);
		self::assertMatchesRegularExpression('/^tok_[0-9A-Za-z]{12}$/D', $issued->token->id);
		$expected = new IssuedToken(
			$issued->token->id,
			'Door',
			['see'],
			['blue', 'red'],
			$this->clock->time,
			null,
			$this->clock->time + 10,
			'ada',
		);
		self::assertEquals($expected, $this->tokens->findOrNull($issued->secret));
		$stored = json_encode($this->database->rows('SELECT * FROM oc_app_tokens'), JSON_THROW_ON_ERROR);
		self::assertStringNotContainsString(substr($issued->secret, 4), $stored);
		self::assertStringContainsString(hash('sha256', $issued->secret), $stored);
	}

	public function testSecretsAndIdsDiffer(): void {
		$issued = array_map(fn (): string => $this->issue(), range(1, 20));
		self::assertCount(20, array_unique($issued));
		self::assertCount(20, array_unique(array_map(static fn (IssuedToken $token): string => $token->id, $this->tokens->findAll())));
	}

	/** @return iterable<string, array{\Closure(string): string}> */
	public static function wrong(): iterable {
		yield 'nothing' => [static fn (): string => ''];
		yield 'the prefix alone' => [static fn (): string => 'key_'];
		yield 'a letter more' => [static fn (string $secret): string => "{$secret}a"];
		yield 'a letter less' => [static fn (string $secret): string => substr($secret, 0, -1)];
		yield 'another case' => [static fn (string $secret): string => 'key_' . strtr(substr($secret, 4), array_combine(
			[...range('a', 'z'), ...range('A', 'Z')],
			[...range('A', 'Z'), ...range('a', 'z')],
		))];
		yield 'a line feed' => [static fn (string $secret): string => "$secret\n"];
		yield 'its hash' => [static fn (string $secret): string => hash('sha256', $secret)];
		yield 'another secret of that shape' => [static fn (): string => 'key_' . str_repeat('a', 40)];
	}

	/** @param \Closure(string): string $other */
	#[DataProvider('wrong')]
	public function testAnythingElseFindsNothing(\Closure $other): void {
		self::assertNull($this->tokens->findOrNull($other($this->issue())));
	}

	public function testATokenEndsAtItsTimeAndWhenItIsRevoked(): void {
		$secret = $this->issue($this->clock->time + 100);
		$this->clock->pass(99);
		self::assertNotNull($this->tokens->findOrNull($secret));
		$this->clock->pass(1);
		self::assertNull($this->tokens->findOrNull($secret));
		self::assertCount(1, $this->tokens->findAll());

		$unlimited = $this->tokens->issue('Board', ['see'], [], null, 'ada');
		self::assertTrue($this->tokens->revoke($unlimited->token->id));
		self::assertNull($this->tokens->findOrNull($unlimited->secret));
		self::assertFalse($this->tokens->revoke($unlimited->token->id));
	}

	public function testTheLastUseIsKnownToTheMinute(): void {
		$start = $this->clock->time;
		$secret = $this->issue();
		$uses = [];
		foreach ([5, 54, 1, 5] as $seconds) {
			$this->clock->pass($seconds);
			$this->tokens->findOrNull($secret);
			$uses[] = ($this->tokens->findAll()[0]->lastUsedAt ?? 0) - $start;
		}
		self::assertSame([5, 5, 5, 65], $uses);
	}

	public function testAUseThatAnotherRequestHasRecordedIsNotWrittenAgain(): void {
		$this->issue();
		$id = $this->tokens->findAll()[0]->id;
		$table = new TokenTable($this->connection, new NullLogger(), 'app');
		$table->saveUse($id, $this->clock->time, $this->clock->time - 60);
		$table->saveUse($id, $this->clock->time + 30, $this->clock->time - 30);
		self::assertSame($this->clock->time, $this->tokens->findAll()[0]->lastUsedAt);
	}

	public function testATokenIsGoodThoughItsUseCannotBeRecorded(): void {
		$secret = $this->issue();
		$this->database->run('CREATE TRIGGER refuse BEFORE UPDATE ON oc_app_tokens BEGIN SELECT RAISE(ABORT, \'no\'); END');
		self::assertSame('Door', $this->tokens->findOrNull($secret)?->name);
		self::assertSame(['The use of the token {id} was not recorded'], $this->logged);
	}

	public function testADamagedRestrictionOpensNothing(): void {
		$secret = $this->issue();
		$this->database->run('UPDATE oc_app_tokens SET restricted_to = \'[\'');
		$this->expectException(CorruptData::class);
		$this->tokens->findOrNull($secret);
	}

	public function testATokenMayUseWhatItIsRestrictedToOrEverything(): void {
		$this->issue();
		$restricted = $this->tokens->findAll()[0];
		self::assertSame([true, false, false], array_map($restricted->mayUse(...), ['blue', 'red', '']));
		$free = $this->tokens->issue('All', ['rule'], [], null, 'ada')->token;
		self::assertTrue($free->mayUse('red'));
		self::assertSame([true, false], [$free->hasScope('see'), $restricted->hasScope('change')]);
	}

	public function testTheOldestIsFirst(): void {
		foreach (['one', 'two', 'three'] as $name) {
			$this->tokens->issue($name, ['see'], [], null, 'ada');
			$this->clock->pass(1);
		}
		self::assertSame(['one', 'two', 'three'], array_map(
			static fn (IssuedToken $token): string => $token->name,
			$this->tokens->findAll(),
		));
	}
}
