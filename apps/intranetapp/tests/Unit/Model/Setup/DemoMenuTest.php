<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Setup;

use OCA\IntranetApp\Model\Setup\DemoMenu;
use OCA\IntranetApp\Model\Site\MenuItem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DemoMenuTest extends TestCase {
	private const TOOLS = '{"id": "demo-files", "title": "Files", "url": "/apps/files/", "icon": "folder"}';
	private const DEMO = '[{"id": "demo-news", "uniqueId": "demo-en-news",'
		. '"children": [{"id": "demo-night", "uniqueId": "demo-en-night"}]},'
		. '{"id": "demo-tools", "uniqueId": "demo-en-tools", "children": [' . self::TOOLS . ']}]';
	private const REMOVED = ['demo-en-news', 'demo-en-night', 'demo-en-tools'];

	/** @return iterable<string, array{string, list<string>, string}> menu, ids of removed pages, and the ids of the items left */
	public static function menus(): iterable {
		yield 'the demo alone' => [self::DEMO, self::REMOVED, '[]'];
		yield 'a page that stays' => [self::DEMO, ['demo-en-night', 'demo-en-news'], '[{"demo-tools":[]}]'];
		yield 'a page below one that goes moves up' => [self::DEMO, ['demo-en-news', 'demo-en-tools'], '[{"demo-night":[]}]'];
		yield 'an item of people below one that goes moves up' => [
			'[{"id": "a", "title": "A", "url": "/a"},'
				. '{"id": "demo-news", "uniqueId": "demo-en-news", "children": [{"id": "own", "title": "Own", "url": "/own"}]},'
				. '{"id": "z", "title": "Z", "url": "/z"}]',
			self::REMOVED,
			'[{"a":[]},{"own":[]},{"z":[]}]',
		];
		yield 'a heading of people stays' => [
			'[{"id": "own", "title": "Own", "children": [{"id": "demo-night", "uniqueId": "demo-en-night"}]}]',
			self::REMOVED,
			'[{"own":[]}]',
		];
		yield 'a page by its address' => [
			'[{"id": "own", "title": "Night", "url": "/apps/intranetapp/p/demo-en-night"}]', self::REMOVED, '[]',
		];
		yield 'the same address on another server' => [
			'[{"id": "own", "title": "Night", "url": "https://example.org/apps/intranetapp/p/demo-en-night"}]',
			self::REMOVED,
			'[{"own":[]}]',
		];
		yield 'an item of the demo below another one' => [
			'[{"id": "own", "title": "Own", "url": "/own", "children": [' . self::TOOLS . ']}]', self::REMOVED, '[{"own":[]}]',
		];
		foreach (['title": "Our files', 'url": "/apps/files/ours', 'icon": "home', 'target": "_blank', 'color": "red'] as $change) {
			$item = rtrim(self::TOOLS, '}') . ", \"$change\"}";
			yield "an item with another $change" => ["[$item]", self::REMOVED, '[{"demo-files":[]}]'];
		}
		yield 'an item that only looks like one of the demo' => [
			'[{"id": "own", "title": "Files", "url": "/apps/files/", "icon": "folder"}]', self::REMOVED, '[{"own":[]}]',
		];
	}

	/** @param list<string> $removed */
	#[DataProvider('menus')]
	public function testItTakesOutWhatLeadsToRemovedPagesAndWhatIsExactlyTheDemos(string $menu, array $removed, string $left): void {
		$demo = new DemoMenu(self::items(self::DEMO));
		self::assertSame($left, json_encode(self::ids($demo->without(self::items($menu), $removed)), JSON_THROW_ON_ERROR));
	}

	/** @return list<\stdClass> */
	private static function items(string $json): array {
		return MenuItem::cleanAll(json_decode($json, false, 32, JSON_THROW_ON_ERROR));
	}

	/**
	 * @param list<\stdClass> $items
	 * @return list<array<string, mixed>>
	 */
	private static function ids(array $items): array {
		return array_map(static fn (\stdClass $item): array => [MenuItem::id($item) => self::ids(MenuItem::children($item))], $items);
	}
}
