<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Failure;

use PHPUnit\Framework\TestCase;
use Shared\Http\Failure\RefusalDetails;

final class RefusalDetailsTest extends TestCase {
	public function testItIsOneLineOfAscii(): void {
		self::assertSame(
			'{"reason":"invalid_input","pointer":"/a","errors":["\u00fc\n"]}',
			RefusalDetails::header('invalid_input', '/a', ['errors' => ["ü\n"]]),
		);
	}

	public function testWhatIsTooLongForAHeaderStaysBehind(): void {
		self::assertSame(
			'{"reason":"invalid_input","pointer":"/a"}',
			RefusalDetails::header('invalid_input', '/a', ['errors' => [str_repeat('x', 3000)]]),
		);
		self::assertSame('{"reason":"gone"}', RefusalDetails::header('gone', null, []));
	}
}
