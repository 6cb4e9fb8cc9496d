<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Http;

use Host\AppFramework\Http\Xml;
use PHPUnit\Framework\TestCase;

final class XmlTest extends TestCase {
	public function testWritesMembersAsElementsAndEntriesAsElement(): void {
		self::assertSame(
			"<?xml version=\"1.0\"?>\n<a>\n <text>&lt;b&gt;</text>\n <list>\n  <element>1</element>\n  <element>\n   <in>side</in>\n"
				. "  </element>\n </list>\n <yes>1</yes>\n <no></no>\n <none/>\n <map/>\n</a>\n",
			Xml::document(['a' => [
				'text' => '<b>',
				'list' => [1, ['in' => 'side']],
				'yes' => true,
				'no' => false,
				'none' => null,
				'map' => new \stdClass(),
			]]),
		);
	}
}
