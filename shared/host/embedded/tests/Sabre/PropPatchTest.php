<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Sabre;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Sabre\DAV\PropPatch;

final class PropPatchTest extends TestCase {
	public function testChangesAndRemoves(): void {
		$patch = new PropPatch(['{x}set' => 'a', '{x}removed' => null]);
		$patch->handle('{x}set', static fn (mixed $value): bool => $value === 'a');
		$patch->handle('{x}removed', static fn (mixed $value): bool => $value === null);

		self::assertTrue($patch->commit());
		self::assertSame(['{x}set' => 200, '{x}removed' => 204], $patch->getResult());
	}

	public function testGivesWhatNobodyTookToTheLast(): void {
		$patch = new PropPatch(['{x}one' => '1', '{x}two' => '2', '{x}three' => '3']);
		$patch->handle(['{x}one', '{x}none'], static fn (array $values): array => array_map(static fn (): int => 201, $values));
		$patch->handleRemaining(static fn (array $values): bool => $values === ['{x}two' => '2', '{x}three' => '3']);
		$patch->handleRemaining(static fn (): bool => self::fail('nothing remains'));

		self::assertSame([], $patch->getRemainingMutations());
		self::assertTrue($patch->commit());
		self::assertSame(['{x}one' => 201, '{x}two' => 200, '{x}three' => 200], $patch->getResult());
	}

	#[TestWith([false, 403])]
	#[TestWith([507, 507])]
	public function testChangesNothingAfterAFailure(bool|int $answer, int $status): void {
		$patch = new PropPatch(['{x}one' => '1', '{x}two' => '2']);
		$patch->handle('{x}one', static fn (): bool|int => $answer);
		$patch->handle('{x}two', self::fail(...));

		self::assertFalse($patch->commit());
		self::assertSame(['{x}one' => $status, '{x}two' => 424], $patch->getResult());
	}

	public function testChangesNothingThatIsDecidedAlready(): void {
		$patch = new PropPatch(['{x}one' => '1', '{x}two' => '2']);
		$patch->setResultCode('{x}two', 409);
		$patch->handle('{x}one', self::fail(...));

		self::assertFalse($patch->commit());
		self::assertSame(['{x}two' => 409, '{x}one' => 424], $patch->getResult());
	}

	/** A program may name as many as it likes, and whoever refuses them does so one by one. */
	public function testDecidesManyOneByOneInLinearTime(): void {
		$mutations = array_fill_keys(array_map(static fn (int $number): string => "{x}$number", range(1, 50_000)), '1');
		$patch = new PropPatch($mutations);
		$before = getrusage()['ru_utime.tv_sec'] ?? null;
		foreach (array_keys($mutations) as $property) {
			$patch->setResultCode($property, 403);
		}

		self::assertIsInt($before);
		self::assertLessThan($before + 2, getrusage()['ru_utime.tv_sec'] ?? null);
		self::assertFalse($patch->commit());
		self::assertCount(50_000, $patch->getResult());
	}

	public function testForbidsWhatNobodyTook(): void {
		$patch = new PropPatch(['{x}one' => '1']);

		self::assertFalse($patch->commit());
		self::assertSame(['{x}one' => 403], $patch->getResult());
	}

	public function testAsksForAStatusOfEach(): void {
		$patch = new PropPatch(['{x}one' => '1']);
		$patch->handle(['{x}one'], static fn (): int => 200);

		$this->expectException(\UnexpectedValueException::class);

		$patch->commit();
	}
}
