<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http;

use PHPUnit\Framework\TestCase;
use Shared\Http\XmlData;

final class XmlDataTest extends TestCase {
	public function testObjectsBecomeMapsAndListsStayLists(): void {
		$data = ['forms' => [(object)['id' => 4, 'isOpen' => true, 'end' => null]], 'none' => new \stdClass(), 'empty' => []];
		self::assertSame(
			['forms' => [['id' => 4, 'isOpen' => true, 'end' => null]], 'none' => [], 'empty' => []],
			XmlData::of($data),
		);
	}

	public function testNamesThatXmlDoesNotHaveAreWrittenByTheirCodes(): void {
		$answers = (object)['q1' => 'a', '1' => 'b', '12a' => 'c', '@id' => 'd', '$comment' => 'e', 'my key' => 'f', 'é' => 'g', '' => 'h'];
		self::assertSame(
			[
				'q1' => 'a', '_x0031_' => 'b', '_x0031_2a' => 'c', '_x0040_id' => 'd', '_x0024_comment' => 'e', 'my_x0020_key' => 'f',
				'_x00E9_' => 'g', '_x_' => 'h',
			],
			XmlData::of($answers),
		);
	}

	public function testTextsKeepEverythingButWhatXmlCannotWrite(): void {
		self::assertSame(
			['text' => "<a>\t\u{1F600} & \u{FFFD}\u{FFFD}"],
			XmlData::of(['text' => "<a>\t\u{1F600} & \x00\x1F"]),
		);
	}
}
