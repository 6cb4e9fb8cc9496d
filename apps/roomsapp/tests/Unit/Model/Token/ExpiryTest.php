<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Token;

use OCA\RoomsApp\Model\Token\Expiry;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ExpiryTest extends TestCase {
	/** @return iterable<string, array{string, ?string}> */
	public static function texts(): iterable {
		yield 'in UTC' => ['2030-01-31T18:00:00Z', '2030-01-31T18:00:00Z'];
		yield 'with an offset' => ['2030-01-31T18:00:00+01:00', '2030-01-31T17:00:00Z'];
		yield 'with a fraction, as browsers write it' => ['2030-01-31T18:00:00.000Z', '2030-01-31T18:00:00Z'];
		yield 'without seconds and offset' => ['2030-01-31T18:00', '2030-01-31T18:00:00Z'];
		yield 'a date' => ['2030-01-31', '2030-01-31T00:00:00Z'];
		yield 'a leap day' => ['2028-02-29', '2028-02-29T00:00:00Z'];
		yield 'the far future' => ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'];
		yield 'a day that does not exist' => ['2030-02-30T10:00:00Z', null];
		yield 'a month that does not exist' => ['2030-13-01', null];
		yield 'an hour that does not exist' => ['2030-01-31T25:00:00Z', null];
		yield 'words' => ['tomorrow', null];
		yield 'words after a date' => ['2030-01-31 +1 day', null];
		yield 'a number' => ['1900000000', null];
		yield 'nothing' => ['', null];
		yield 'a line feed' => ["2030-01-31\n", null];
	}

	#[DataProvider('texts')]
	public function testADateWithOrWithoutATime(string $text, ?string $expected): void {
		$seconds = Expiry::seconds($text);
		self::assertSame($expected, $seconds === null ? null : gmdate('Y-m-d\TH:i:s\Z', $seconds));
	}
}
