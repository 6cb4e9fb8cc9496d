<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Users;

use Host\Accounts\Users\Quota;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class QuotaTest extends TestCase {
	/** @return iterable<array{string, int|float|null, string}> size, bytes, size as it is shown */
	public static function sizes(): iterable {
		yield ['5 GB', 5368709120, '5 GB'];
		yield ['1.5 gb', 1610612736, '1.5 GB'];
		yield ['1 kb', 1024, '1 KB'];
		yield ['12345678', 12345678, '11.8 MB'];
		yield ['0', 0, '0 B'];
		yield ['2t', 2199023255552, '2 TB'];
		yield ['512 B', 512, '512 B'];
		yield ['-1', -1, '?'];
		yield ['much', null, ''];
		yield ['', null, ''];
	}

	#[DataProvider('sizes')]
	public function testASizeIsReadAndWritten(string $size, int|float|null $bytes, string $shown): void {
		self::assertEquals($bytes, Quota::bytes($size));
		if ($bytes !== null) {
			self::assertSame($shown, Quota::text($bytes));
		}
	}
}
