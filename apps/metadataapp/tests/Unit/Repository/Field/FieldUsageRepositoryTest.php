<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Field;

use OCA\MetadataApp\Model\Field\FieldUsage;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class FieldUsageRepositoryTest extends MetadataTestCase {
	private int $one;
	private int $two;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		[$this->one, $this->two] = [$this->field('one')->id, $this->field('two')->id];
		$this->assignments->saveAll(5, [$this->one, $this->two]);
		$this->assignments->saveAll(6, [$this->one]);
		$this->values->saveAll([
			self::change(71, $this->one, 'a', 'b', 'c'), self::change(72, $this->one, 'a'), self::change(72, $this->two, 'x'),
		], self::NOW);
		$this->folderValues->saveAll([self::change(5, $this->one, 'a', 'b'), self::change(5, $this->two, 'y')], self::NOW);
	}

	public function testCountsFoldersAndFilesAndNotTheItemsOfTheirValues(): void {
		$unused = $this->field('unused')->id;
		self::assertEquals([
			$this->one => new FieldUsage(2, 2, 1),
			$unused => new FieldUsage(0, 0, 0),
			$this->two => new FieldUsage(1, 1, 1),
		], $this->usage($this->values)->findAllOf([$this->one, $unused, $this->two]));
	}

	public function testAFieldGoesWithAllThatHangsOnIt(): void {
		self::assertEquals(new FieldUsage(2, 2, 1), $this->usage($this->values)->delete($this->one));
		self::assertNull($this->fields->findOrNull($this->one));
		self::assertSame([5 => [$this->two]], $this->assignments->findAllOf([5, 6]));
		self::assertSame([72 => [$this->two => ['x']]], $this->values->findAllOf([71, 72]));
		self::assertSame([5 => [$this->two => ['y']]], $this->folderValues->findAllOf([5, 6]));
		self::assertNull($this->usage($this->values)->delete($this->one));
	}

	public function testAFailureOnTheWayLeavesEverything(): void {
		$broken = $this->getMockBuilder(ValueRepository::class)->setConstructorArgs([$this->connection])
			->onlyMethods(['deleteOfField'])->getMock();
		$broken->method('deleteOfField')->willThrowException(new \RuntimeException('no power'));
		try {
			$this->usage($broken)->delete($this->one);
			self::fail('Nothing failed');
		} catch (\RuntimeException $failure) {
			self::assertSame('no power', $failure->getMessage());
		}
		self::assertNotNull($this->fields->findOrNull($this->one));
		self::assertSame([5 => [$this->one, $this->two], 6 => [$this->one]], $this->assignments->findAllOf([5, 6]));
		self::assertEquals(new FieldUsage(2, 2, 1), $this->usage($this->values)->findAllOf([$this->one])[$this->one] ?? null);
	}

	private function usage(ValueRepository $values): FieldUsageRepository {
		return new FieldUsageRepository($this->connection, $this->assignments, $values, $this->folderValues, $this->lock);
	}
}
