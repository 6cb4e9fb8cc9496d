<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Setup;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Setup\DemoPage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DemoPageTest extends TestCase {
	private const TEXT = '{"type": "text", "content": "Words"}';

	/** @return iterable<string, array{string, bool, bool}> members that differ, whether it is unchanged, and whether it shares a text */
	public static function changes(): iterable {
		yield 'nothing' => ['{}', true, true];
		yield 'place, ids, people and times' => [
			'{"id": "other", "uniqueId": "other", "language": "nl", "order": 7, "createdAt": "2020-01-01T00:00:00Z", "createdBy": "x",'
				. '"updatedAt": "2020-01-01T00:00:00Z", "updatedBy": "x", "publishedAt": "2020-01-01T00:00:00Z"}',
			true,
			true,
		];
		yield 'title' => ['{"title": "Other"}', false, true];
		yield 'status' => ['{"status": "draft"}', false, true];
		yield 'content' => ['{"content": "<p>Words</p>"}', false, true];
		yield 'a tag' => ['{"metadata": {"tags": ["own"]}}', false, true];
		yield 'another member' => ['{"translationGroup": "group"}', false, true];
		yield 'a type' => ['{"metadata": {"tags": [], "pinned": 1}}', false, true];
		yield 'one more text' => [
			'{"layout": {"rows": [{"widgets": [' . self::TEXT . ', {"type": "text", "content": "More"}]}]}}', false, true,
		];
		yield 'another text' => ['{"layout": {"rows": [{"widgets": [{"type": "text", "content": "More"}]}]}}', false, false];
		yield 'no text' => ['{"layout": {"rows": [{"widgets": [{"type": "text", "content": ""}]}]}}', false, false];
	}

	#[DataProvider('changes')]
	public function testItTellsWhetherPeopleChangedAPage(string $change, bool $isUnchanged, bool $sharesText): void {
		$source = '{"uniqueId": "demo-en-news", "title": "News", "status": "published", "order": 1, "metadata": {"tags": []},'
			. '"layout": {"rows": [{"widgets": [' . self::TEXT . ', {"type": "text", "content": ""}]}]},'
			. '"daysAgo": 3, "media": ["one.svg"]}';
		$demo = new DemoPage('en/news', 'en', PageDocument::parse($source));
		$members = get_object_vars((object)json_decode($change, false, 32, JSON_THROW_ON_ERROR));
		// As it is read from its file.
		$page = PageDocument::parse($demo->document(1_700_000_000, 'author')->with($members)->toJson());
		self::assertSame([$isUnchanged, $sharesText], [$demo->hasContentOf($page), $demo->sharesTextWith($page)]);
	}
}
