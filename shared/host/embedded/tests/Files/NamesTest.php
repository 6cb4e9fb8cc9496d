<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files;

use Host\Files\Names;
use Host\Files\Types\Mime;
use OCP\Files\InvalidPathException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class NamesTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function badNames(): iterable {
		yield 'nothing' => ['', 'Empty filename is not allowed'];
		yield 'only space' => ['  ', 'Empty filename is not allowed'];
		yield 'upwards' => ['..', 'Dot files are not allowed'];
		yield 'too long' => [str_repeat('n', 251), 'Filename is too long'];
		yield 'kept for the web server' => ['.HTACCESS', '".htaccess" is a forbidden file or folder name.'];
		yield 'kept for uploads' => ['a.Part', '".part" is a forbidden file type.'];
		yield 'a backslash' => ['a\\b', '"\\" is not allowed inside a file or folder name.'];
		yield 'a control character' => ["a\tb", 'Filename contains at least one invalid character'];
	}

	#[DataProvider('badNames')]
	public function testABadNameIsRefusedInTheHostsWords(string $name, string $words): void {
		$this->expectExceptionObject(new InvalidPathException($words));
		Names::check($name);
	}

	public function testAFreeNameCountsOn(): void {
		$taken = ['a.txt', 'a (2).txt', 'b (3).txt', 'folder'];
		$isTaken = static fn (string $name): bool => in_array($name, $taken, true);
		self::assertSame(
			['a (3).txt', 'b (4).txt', 'folder (2)', 'new.txt'],
			array_map(static fn (string $name): string => Names::free($name, $isTaken), ['a.txt', 'b (3).txt', 'folder', 'new.txt']),
		);
	}

	public function testATypeComesFromTheName(): void {
		self::assertSame(
			['text/plain', 'image/jpeg', 'application/octet-stream', 'application/octet-stream', 'text/markdown'],
			array_map(Mime::of(...), ['a.TXT', '.b.jpg', 'none', '.md', 'c.md.v1700000000']),
		);
	}
}
