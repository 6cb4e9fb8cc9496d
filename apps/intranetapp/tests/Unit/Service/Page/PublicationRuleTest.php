<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PublicationRuleTest extends TestCase {
	private const NOW = 1_000_000;

	/** @return iterable<string, array{string, ?string, ?PageRow, ?string}> */
	public static function changes(): iterable {
		$known = SomePage::row();
		$published = '{"status": "published"}';
		$since = '"publishedAt": "2020-01-01T00:00:00Z"';
		yield 'a new draft' => ['{"status": "draft"}', null, null, null];
		yield 'a new page' => [$published, null, null, '1970-01-12T13:46:40Z'];
		yield 'a draft that stays one' => ['{"status": "review"}', '{"status": "draft"}', $known, null];
		yield 'a draft that is published' => [$published, '{"status": "draft"}', $known, '1970-01-12T13:46:40Z'];
		yield 'a published page' => [$published, "{\"status\": \"published\", $since}", $known, '2020-01-01T00:00:00Z'];
		yield 'a page that is published again' => [$published, "{\"status\": \"draft\", $since}", $known, '2020-01-01T00:00:00Z'];
		yield 'a page that is withdrawn' => ['{"status": "draft"}', $published, $known, '1970-01-01T00:00:01Z'];
		yield 'an older page without status' => [$published, '{}', $known, '1970-01-01T00:00:01Z'];
		yield 'a restored draft' => [$published, '{"status": "draft"}', SomePage::row(publishedAt: 9), '1970-01-01T00:00:09Z'];
	}

	#[DataProvider('changes')]
	public function testTheFirstPublicationStays(string $new, ?string $old, ?PageRow $known, ?string $expected): void {
		self::assertSame($expected, PublicationRule::publishedAt(
			PageDocument::parse($new),
			$old === null ? null : PageDocument::parse($old),
			$known,
			self::NOW,
		));
	}
}
