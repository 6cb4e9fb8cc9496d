<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Address;
use Host\Dav\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AddressTest extends TestCase {
	private const BASE = '/remote.php/dav/';

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'a path' => ['/remote.php/dav/files/anna/a.txt', 'files/anna/a.txt'];
		yield 'the base' => ['/remote.php/dav/', ''];
		yield 'the base without its slash' => ['/remote.php/dav', ''];
		yield 'a whole address' => ['http://host:1/remote.php/dav/files/a', 'files/a'];
		yield 'slashes' => ['//remote.php///dav//files/a//', 'files/a'];
		yield 'a query' => ['/remote.php/dav/files/a?x=/y', 'files/a'];
		yield 'escapes' => ['/remote.php/dav/files/a%20b%2Bc%25%23', 'files/a b+c%#'];
		yield 'a plus is a plus' => ['/remote.php/dav/files/a+b', 'files/a+b'];
		yield 'dots are resolved before names are decoded' => ['/remote.php/dav/files/x/../a/./b', 'files/a/b'];
		yield 'Latin letters of one byte' => ['/remote.php/dav/files/%FC', 'files/ü'];
		yield 'a zero byte is dropped' => ['/remote.php/dav/files/a%00b', 'files/ab'];
	}

	#[DataProvider('addresses')]
	public function testNamesThePathBelowTheBase(string $address, string $path): void {
		self::assertSame($path, Address::inside($address, self::BASE));
	}

	public function testRefusesWhatLiesOutside(): void {
		$this->expectExceptionObject(Problem::of('Forbidden', 'Requested uri (/remote.php/other) is out of base uri (/remote.php/dav/)'));
		Address::inside('/remote.php/dav/../other', self::BASE);
	}

	public function testEncodesWhatAnAddressCannotHave(): void {
		self::assertSame('files/a%20%c3%bc%25%23(1)~', Address::encode('files/a ü%#(1)~'));
	}

	public function testSplitsOffTheName(): void {
		self::assertSame([['a/b', 'c'], ['', 'c']], [Address::split('a/b/c'), Address::split('c')]);
	}
}
