<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Field;

use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class AssignmentRepositoryTest extends MetadataTestCase {
	public function testReplacesTheSetOfOneTeamFolder(): void {
		[$one, $two, $three] = [$this->field('one')->id, $this->field('two')->id, $this->field('three')->id];
		self::assertSame([$three, $one], $this->assignments->saveAll(5, [$three, $one]));
		self::assertSame([$two], $this->assignments->saveAll(6, [$two]));
		self::assertSame([$one, $two, $three], $this->assignments->saveAll(5, [$one, $two, $three]));
		self::assertSame([5 => [$one, $two, $three], 6 => [$two]], $this->assignments->findAllOf([6, 5, 7]));
		self::assertSame([], $this->assignments->saveAll(5, []));
		self::assertSame([6 => [$two]], $this->assignments->findAllOf([5, 6]));
	}

	public function testLeavesOutFieldsThatDoNotExistAndThoseNamedTwice(): void {
		[$one, $two] = [$this->field('one')->id, $this->field('two')->id];
		self::assertSame([$two, $one], $this->assignments->saveAll(5, [$two, 404, $one, $two]));
		self::assertSame([5 => [$two, $one]], $this->assignments->findAllOf([5]));
	}

	public function testTellsWhoHasAFieldAndHowMany(): void {
		[$one, $two, $three] = [$this->field('one')->id, $this->field('two')->id, $this->field('three')->id];
		$this->assignments->saveAll(9, [$one]);
		$this->assignments->saveAll(5, [$two, $one]);
		self::assertSame([[5, 9], [5], []], array_map($this->assignments->findAllFolders(...), [$one, $two, $three]));
		self::assertEquals([$one => 2, $two => 1], $this->assignments->countByField([$one, $two, $three]));
		self::assertSame([5 => 2, 9 => 1], $this->assignments->countByFolder([5, 7, 9]));
		self::assertSame([], $this->assignments->countByFolder([]));
	}
}
