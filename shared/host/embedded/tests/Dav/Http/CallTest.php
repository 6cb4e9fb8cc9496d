<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CallTest extends TestCase {
	/** @param array<string, string> $headers */
	private static function call(array $headers = []): Call {
		$body = fopen('php://memory', 'rb');
		self::assertIsResource($body);
		return new Call(
			'MOVE',
			'/remote.php/dav/files/a',
			'/remote.php/dav/',
			static fn (string $name): string => $headers[$name] ?? '',
			$body,
		);
	}

	/** @return iterable<string, array{string, int}> */
	public static function depths(): iterable {
		yield 'none' => ['0', 0];
		yield 'one' => ['1', 1];
		yield 'more' => ['2', 2];
		yield 'all' => ['infinity', Call::INFINITY];
		yield 'nothing said' => ['', 1];
		yield 'nonsense' => ['-1', 1];
	}

	#[DataProvider('depths')]
	public function testKnowsHowDeepToLook(string $header, int $depth): void {
		self::assertSame($depth, self::call(['depth' => $header])->depth());
	}

	public function testFindsTheDestinationInTheSameTree(): void {
		self::assertSame('files/b c', self::call(['destination' => 'http://host/remote.php/dav/files/b%20c/'])->destination());
	}

	public function testNeedsADestination(): void {
		$this->expectExceptionObject(Problem::of('BadRequest', 'The destination header was not supplied'));
		self::call()->destination();
	}

	public function testOverwritesUnlessToldNotTo(): void {
		self::assertSame([true, true, false], [
			self::call()->mayOverwrite(),
			self::call(['overwrite' => 't'])->mayOverwrite(),
			self::call(['overwrite' => 'F'])->mayOverwrite(),
		]);
	}

	public function testUnderstandsOnlyYesAndNo(): void {
		$this->expectExceptionObject(Problem::of('BadRequest', 'The HTTP Overwrite header should be either T or F'));
		self::call(['overwrite' => 'maybe'])->mayOverwrite();
	}

	public function testTellsWhoWantsLittle(): void {
		self::assertTrue(self::call(['prefer' => 'wait=3, return=minimal'])->wantsLittle());
		self::assertTrue(self::call(['brief' => 't'])->wantsLittle());
		self::assertFalse(self::call(['prefer' => 'return=representation', 'brief' => 't'])->wantsLittle());
	}
}
