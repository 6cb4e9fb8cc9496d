<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Conditions;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ConditionsTest extends TestCase {
	public function testReadsTheListsOfAnIfHeader(): void {
		self::assertSame([['', [[false, '', '"a"']]]], Conditions::lists('(["a"])'));
		self::assertSame([['', [[true, 'opaquelocktoken:x', '']]]], Conditions::lists('(Not <opaquelocktoken:x>)'));
		self::assertSame([['', [[false, 'opaquelocktoken:x', '"a"']]]], Conditions::lists('(<opaquelocktoken:x> ["a"])'));
	}

	public function testKeepsTermsOfOneAddressTogether(): void {
		self::assertSame(
			[['/a', [[false, 't', ''], [false, '', '"e"']]], ['/b', [[true, '', '"f"']]]],
			Conditions::lists('</a> (<t>) (["e"]) </b> (Not ["f"])'),
		);
	}

	public function testFindsNothingInNonsense(): void {
		self::assertSame([], Conditions::lists('nonsense'));
	}

	/** @return iterable<string, array{string, ?int}> */
	public static function dates(): iterable {
		yield 'the usual form' => ['Sun, 13 Sep 2020 12:26:40 GMT', 1600000000];
		yield 'the second form' => ['Sunday, 13-Sep-20 12:26:40 GMT', 1600000000];
		yield 'the form of C' => ['Sun Sep 13 12:26:40 2020', 1600000000];
		yield 'the form of C with one digit' => ['Sat Sep  5 12:26:40 2020', 1599308800];
		yield 'no date' => ['yesterday', null];
		yield 'nothing' => ['', null];
	}

	#[DataProvider('dates')]
	public function testReadsDates(string $header, ?int $time): void {
		self::assertSame($time, Conditions::date($header));
	}
}
