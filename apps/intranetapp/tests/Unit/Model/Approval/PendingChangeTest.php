<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Approval;

use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Page\PageDocument;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;

#[CoversClass(PendingChange::class)]
final class PendingChangeTest extends TestCase {
	private const BASE = '{"id": "a", "title": "Old", "content": "Text", "metadata": {"tags": ["x"]}, "updatedBy": "ann"}';

	public function testStaysAsItIsOnTheSameVersion(): void {
		self::assertSame('New', self::change(['title' => 'New'])->onto(self::page(['title' => 'Theirs']), 'v1')?->title());
	}

	public function testKeepsWhatOthersPublishedElsewhereOnThePage(): void {
		$merged = self::change(['title' => 'New', 'x-own' => 1])->onto(self::page(['content' => 'Theirs', 'updatedBy' => 'ben']), 'v2');
		self::assertSame(['New', 'Theirs', 'ben', 1], [
			$merged?->title(), $merged?->content(), $merged?->updatedBy(), $merged?->members()['x-own'] ?? null,
		]);
	}

	public function testTakesAwayWhatItTookAway(): void {
		$merged = self::change(['content' => null])->onto(self::page(['title' => 'Theirs']), 'v2');
		self::assertSame(['Theirs', false], [$merged?->title(), isset($merged?->members()['content'])]);
	}

	public function testIsRefusedWhereBothChangedTheSameMember(): void {
		self::assertNull(self::change(['title' => 'New'])->onto(self::page(['title' => 'Theirs']), 'v2'));
		self::assertNull(self::change(['metadata' => (object)['tags' => ['y']]])->onto(self::page(['metadata' => (object)[]]), 'v2'));
		self::assertSame('Same', self::change(['title' => 'Same'])->onto(self::page(['title' => 'Same']), 'v2')?->title());
	}

	public function testIsWholeWithEveryPartOfThePage(): void {
		self::assertTrue(PendingChange::isWhole((object)['title' => '', 'content' => '', 'metadata' => null, 'layout' => null]));
		self::assertFalse(PendingChange::isWhole((object)['title' => '', 'content' => '', 'layout' => null]));
	}

	public function testIsOutdatedOnceThePageWasPublishedAnew(): void {
		self::assertSame([false, true], [self::change([])->isOutdated('v1'), self::change([])->isOutdated('v2')]);
		self::assertFalse((new PendingChange(1, 'ann', ChangeKind::Page, '', null, null, '', '', 0))->isOutdated('v2'));
	}

	/** @param array<string, mixed> $members */
	private static function change(array $members): PendingChange {
		return new PendingChange(1, 'ann', ChangeKind::Change, '', self::page($members), self::page([]), 'v1', 'c1', 0);
	}

	/** @param array<string, mixed> $members */
	private static function page(array $members): PageDocument {
		return PageDocument::parse(self::BASE)->with($members);
	}
}
