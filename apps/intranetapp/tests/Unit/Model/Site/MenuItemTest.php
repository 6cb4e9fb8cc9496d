<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Site;

use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MenuItemTest extends TestCase {
	/** @return list<\stdClass> */
	private static function clean(string $json): array {
		return MenuItem::cleanAll(json_decode($json, false, 32, JSON_THROW_ON_ERROR));
	}

	private static function json(string $json): string {
		return json_encode(self::clean($json), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
	}

	/** @return iterable<string, array{string}> */
	public static function nonsense(): iterable {
		foreach (['null', '5', '"x"', '{}', '{"a": 1}', '[]', '[1, null, "x", [], true]'] as $json) {
			yield $json => [$json];
		}
	}

	#[DataProvider('nonsense')]
	public function testNonsenseIsNoMenu(string $json): void {
		self::assertSame([], self::clean($json));
	}

	public function testWrongValuesOfAnItemAreNone(): void {
		self::assertSame(
			'[{"id":"item-0","title":"","uniqueId":null,"url":null,"target":null,"icon":null,"children":[]}]',
			json_encode(array_map(static function (\stdClass $item): array {
				return [
					'id' => $item->id,
					'title' => $item->title,
					'uniqueId' => $item->uniqueId,
					'url' => $item->url,
					'target' => $item->target,
					'icon' => $item->icon,
					'children' => $item->children,
				];
			}, self::clean(
				'[{"id": 5, "title": ["x"], "uniqueId": "../x", "url": "javascript:x", "target": "_top", "icon": "<b>", "children": '
					. '"none"}]',
			)), JSON_THROW_ON_ERROR),
		);
	}

	public function testThreeLevelsAreTheMost(): void {
		self::assertStringNotContainsString(
			'fourth',
			self::json('[{"children": [{"children": [{"title": "third", "children": [{"title": "fourth"}]}]}]}]'),
		);
	}

	public function testItemsOfOneMenuHaveDifferentIdsThatStayTheSame(): void {
		$json = '[{"id": "a"}, {"id": "a"}, {}, {"children": [{}]}]';
		$ids = array_map(MenuItem::id(...), self::clean($json));
		self::assertSame($ids, array_unique($ids));
		self::assertSame(self::json($json), self::json($json));
	}

	public function testKeysThatNobodyKnowsStay(): void {
		self::assertStringContainsString('"more":{"empty":{}}', self::json('[{"title": "x", "more": {"empty": {}}}]'));
	}

	public function testTheNameThatOtherToolsUseForAPageIsUnderstood(): void {
		self::assertSame('page-1', self::clean('[{"pageId": "page-1"}]')[0]->uniqueId ?? null);
	}

	/** @return iterable<string, array{string, bool, int}> */
	public static function titles(): iterable {
		yield 'of the page' => ['{"title": "Title 1", "uniqueId": "page-1"}', false, 1];
		yield 'of the page, with white space' => ['{"title": "\\n Title 1\\u2028", "uniqueId": "page-1"}', false, 1];
		yield 'of the page, linked by its address' => ['{"title": "Title 1", "url": "/apps/intranetapp/p/page-1"}', false, 1];
		yield 'none' => ['{"uniqueId": "page-1"}', false, 0];
		yield 'another' => ['{"title": "title 1", "uniqueId": "page-1"}', true, 0];
		yield 'of a page that is gone' => ['{"title": "Title 1", "uniqueId": "page-2"}', true, 0];
		yield 'of a page, on a heading' => ['{"title": "Title 1"}', true, 0];
		yield 'of a page, on another address' => ['{"title": "Title 1", "url": "https://example.org/"}', true, 0];
	}

	#[DataProvider('titles')]
	public function testATitleIsStoredOnlyWhereItDiffersFromThePages(string $item, bool $isStored, int $count): void {
		$items = self::clean("[{\"title\": \"Above\", \"children\": [$item]}]");
		$pages = ['page-1' => SomePage::row()];
		$child = MenuItem::children(MenuItem::withoutPageTitles($items, $pages)[0])[0];
		self::assertSame([$isStored, $count], [property_exists($child, 'title'), MenuItem::countPageTitles($items, $pages)]);
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function addresses(): iterable {
		yield 'of a page' => ['/apps/intranetapp/p/page-1?edit#x', 'page-1'];
		yield 'with the front controller' => ['/index.php/apps/intranetapp/p/page-1', 'page-1'];
		yield 'of a whole server' => ['https://cloud.example.org/nextcloud/apps/intranetapp/p/page-1', 'page-1'];
		yield 'of another app' => ['/apps/files/', null];
		yield 'of another server' => ['https://example.org/', null];
	}

	#[DataProvider('addresses')]
	public function testAnAddressOfAPageLeadsToThePage(string $url, ?string $page): void {
		self::assertSame($page, MenuItem::page((object)['url' => $url]));
	}
}
