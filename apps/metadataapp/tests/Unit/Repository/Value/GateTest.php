<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCA\MetadataApp\Tests\Unit\Fake\RefusedStatement;
use OCP\DB\Exception;
use PHPUnit\Framework\Attributes\DataProvider;

final class GateTest extends MetadataTestCase {
	private Gate $gate;
	private int $one;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->gate = new Gate($this->connection);
		$this->one = $this->field('one')->id;
	}

	/** @return array<string, array{callable(self): mixed}> */
	public static function saves(): array {
		return [
			'values of files' => [static fn (self $test): mixed => $test->lock->holdFiles([7 => 5], [], self::nothing(...))],
			'values of team folders' => [static fn (self $test): mixed => $test->lock->holdFolder(5, [], self::nothing(...))],
			'fields' => [static fn (self $test): mixed => $test->lock->holdField($test->one, self::nothing(...))],
			'anything else' => [static fn (self $test): mixed => $test->lock->hold(self::nothing(...))],
		];
	}

	/** @param callable(self): mixed $save */
	#[DataProvider('saves')]
	public function testNobodySavesWhileEverythingIsReplaced(callable $save): void {
		self::assertTrue($save($this));
		$this->gate->saveClosed();
		try {
			$save($this);
			self::fail('It was saved');
		} catch (Conflict $refusal) {
			self::assertSame(['restoring', 409], [$refusal->reason, $refusal->status()]);
		}
		self::assertFalse($this->connection->inTransaction());
		$this->gate->saveOpen();
		self::assertTrue($save($this));
	}

	public function testOnlyWhileItIsClosedDoesSomebodyWaitInVainForIt(): void {
		$waited = new RefusedStatement(Exception::REASON_LOCK_WAIT_TIMEOUT);
		self::assertFalse($this->gate->isCauseOf($waited));
		$this->gate->saveClosed();
		self::assertTrue($this->gate->isCauseOf($waited));
		self::assertFalse($this->gate->isCauseOf(new RefusedStatement(Exception::REASON_UNIQUE_CONSTRAINT_VIOLATION)));
	}

	public function testWhoDiedWhileItWasClosedLocksNobodyOutForLong(): void {
		$this->gate->saveClosed();
		$until = $this->database->value("SELECT number FROM oc_metadataapp_work WHERE name = 'gate'");
		self::assertIsInt($until);
		self::assertLessThanOrEqual(time() + 300, $until);
		$this->database->run('UPDATE oc_metadataapp_work SET number = ' . (time() - 1) . " WHERE name = 'gate'");
		self::assertTrue($this->lock->hold(self::nothing(...)));
	}

	private static function nothing(): bool {
		return true;
	}
}
