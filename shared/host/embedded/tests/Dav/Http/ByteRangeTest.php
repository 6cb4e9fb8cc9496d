<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\ByteRange;
use Host\Dav\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ByteRangeTest extends TestCase {
	/** @return iterable<string, array{string, int, int}> */
	public static function ranges(): iterable {
		yield 'from and to' => ['bytes=2-4', 2, 4];
		yield 'from there on' => ['bytes=4-', 4, 9];
		yield 'the last ones' => ['bytes=-3', 7, 9];
		yield 'more than there are' => ['bytes=8-99', 8, 9];
		yield 'the last ones, more than there are' => ['bytes=-99', 0, 9];
		yield 'to zero means to the end' => ['bytes=0-0', 0, 9];
		yield 'in capitals' => ['BYTES=1-2', 1, 2];
	}

	#[DataProvider('ranges')]
	public function testNamesAPart(string $header, int $first, int $last): void {
		$range = ByteRange::of($header, 10);
		self::assertSame([$first, $last, $last - $first + 1], [$range?->first, $range?->last, $range?->length()]);
	}

	/** @return iterable<string, array{string}> */
	public static function wholes(): iterable {
		yield 'no header' => [''];
		yield 'several parts' => ['bytes=0-1,3-4'];
		yield 'neither end' => ['bytes=-'];
		yield 'no numbers' => ['bytes=a-b'];
		yield 'another unit' => ['items=0-1'];
	}

	#[DataProvider('wholes')]
	public function testMeansAllOtherwise(string $header): void {
		self::assertNull(ByteRange::of($header, 10));
	}

	public function testMeansAllOfAnEmptyFile(): void {
		self::assertNull(ByteRange::of('bytes=0-3', 0));
	}

	public function testRefusesToBeginAfterTheEnd(): void {
		$this->expectExceptionObject(
			Problem::of('RequestedRangeNotSatisfiable', 'The start offset (10) exceeded the size of the entity (10)'),
		);
		ByteRange::of('bytes=10-', 10);
	}

	public function testRefusesToEndBeforeItBegins(): void {
		$this->expectExceptionObject(Problem::of('RequestedRangeNotSatisfiable', 'The end offset (2) is lower than the start offset (5)'));
		ByteRange::of('bytes=5-2', 10);
	}

	public function testIsOfTheFileThatTheClientKnows(): void {
		self::assertTrue(ByteRange::isCurrent('"a"', '"a"', 100));
		self::assertFalse(ByteRange::isCurrent('"b"', '"a"', 100));
		self::assertTrue(ByteRange::isCurrent('Thu, 01 Jan 1970 00:01:40 GMT', '"a"', 100));
		self::assertFalse(ByteRange::isCurrent('Thu, 01 Jan 1970 00:01:39 GMT', '"a"', 100));
	}
}
