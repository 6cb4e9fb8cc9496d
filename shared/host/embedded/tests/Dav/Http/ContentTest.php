<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Dav\Http;

use Host\Dav\Http\Content;
use Host\Dav\Problem;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class ContentTest extends TestCase {
	public function testIsTheStreamThatHasCome(): void {
		$stream = fopen('php://memory', 'rb');

		self::assertSame($stream, (new Content($stream))->stream('7'));
	}

	#[TestWith(['5'])]
	#[TestWith([''])]
	public function testIsATextInItsPlace(string $length): void {
		self::assertSame('other', stream_get_contents((new Content('other'))->stream($length)));
	}

	public function testHasTheLengthThatTheClientNamed(): void {
		$this->expectException(Problem::class);
		$this->expectExceptionMessageMatches('/^Expected filesize of 1 byte but .* storage\) 5 bytes\./');

		(new Content('other'))->stream('1');
	}

	public function testIsNothingElse(): void {
		$this->expectException(\UnexpectedValueException::class);

		(new Content(['x']))->stream('');
	}
}
