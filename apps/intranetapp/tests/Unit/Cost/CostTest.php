<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Cost;

use OCA\IntranetApp\Model\Media\MediaName;
use OCA\IntranetApp\Model\Page\Markdown\Blocks;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Model\Site\Address;
use OCA\IntranetApp\Model\Site\MenuItem;
use OCA\IntranetApp\Model\Site\StoredText;
use OCA\IntranetApp\Model\Site\VideoDomain;
use OCA\IntranetApp\Repository\Site\SiteTexts;
use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Service\Search\Words\Marks;
use OCA\IntranetApp\Service\Search\Words\PageTerms;
use OCA\IntranetApp\Service\Search\Words\Words;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Contract\Routes;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Html\Sanitizer;
use OCA\IntranetApp\Shared\Schema\SchemaValidator;
use Shared\Tests\Cost\CostTestCase;
use Shared\Tests\Cost\Patterns;

final class CostTest extends CostTestCase {
	private const FILE = PageDocument::MAX_BYTES;
	private const TEXT = Limits::TEXT_CHARACTERS;
	private const NAME = 1_024;

	#[\Override]
	public static function readers(): iterable {
		$cleaner = new DocumentCleaner(new Sanitizer(), new SchemaValidator());
		yield 'Markdown' => [static fn (string $text): string => Blocks::clean($text, 'page'), self::FILE];
		yield 'words of Markdown' => [static fn (string $text) => self::withText($text)->text(), self::TEXT];
		yield 'words of HTML' => [static fn (string $text) => self::withContent($text)->text(), self::TEXT];
		yield 'excerpt' => [static fn (string $text) => self::withText($text)->excerpt(200), self::TEXT];
		yield 'terms of a page' => [static fn (string $text) => PageTerms::of([['text', $text], ['heading', $text]]), self::FILE];
		yield 'words of a search' => [Words::wanted(...), Limits::QUERY_CHARACTERS];
		yield 'excerpt with marks' => [static fn (string $text) => (new Marks(['a', 'b', 'z']))->excerpt($text), self::FILE];
		yield 'title' => [Title::clean(...), self::FILE];
		yield 'page' => [static fn (string $json) => $cleaner->shown(PageDocument::parse($json)), self::FILE, self::pages()];
		yield 'page, as it is saved' =>
			[static fn (string $json) => PageDocument::parse($json)->with(['order' => 1])->toJson(), self::FILE, self::pages()];
		yield 'words of a page' => [static fn (string $json) => PageDocument::parse($json)->text(), self::FILE, self::pages()];
		yield 'menu' => [self::menu(...), SiteTexts::MAX_BYTES, self::menus()];
		yield 'address in Markdown' => [static fn (string $text) => Address::isHarmless($text, ['https', 'mailto']), self::FILE];
		yield 'address' => [Address::allowed(...), self::FILE];
		yield 'folder name' => [Slug::of(...), self::NAME];
		yield 'identifier' => [PageIdentifier::isValid(...), self::FILE];
		yield 'video domain' => [VideoDomain::normalise(...), self::NAME];
		yield 'media name' => [self::mediaName(...), self::NAME];
		yield from Patterns::readers(Routes::ROUTES);
	}

	private static function withText(string $text): PageDocument {
		$widget = (object)['type' => 'text', 'content' => $text];
		return PageDocument::blank()->with(['layout' => (object)['rows' => [(object)['widgets' => [$widget]]]]]);
	}

	private static function withContent(string $html): PageDocument {
		return PageDocument::blank()->with(['content' => $html]);
	}

	private static function menu(string $json): void {
		MenuItem::cleanAll(StoredText::read($json)->get('items'));
	}

	private static function mediaName(string $name): void {
		try {
			MediaName::fresh($name);
		} catch (Invalid) {
			// Refusing it must not take long either.
		}
	}

	/** @return array<string, \Closure(int): string> JSON of pages */
	private static function pages(): array {
		$widgets = static fn (string $widgets): string => '{"title":"a","layout":{"rows":[{"widgets":[' . $widgets . ']}]}}';
		$shapes = [];
		foreach ([
			'{}', '1', '[]', 'null', '""', '{"type":1}', '{"type":"text"}', '{"type":"text","content":"a"}',
			'{"type":"text","content":"<b"}', '{"type":"text","content":1}', '{"type":"image","src":1}', '{"type":"image","src":"a.png"}',
			'{"type":"nothing","a":{"b":[]}}', '{"type":"heading","level":9,"content":"a"}', '{"type":"links","items":[{}]}',
		] as $widget) {
			$shapes["widgets $widget"] = static fn (int $bytes): string => $widgets(self::listed($widget, $bytes));
		}
		return [
			...$shapes,
			'rows that are none' => static fn (int $bytes): string => '{"layout":{"rows":[' . self::listed('{"widgets":1}', $bytes) . ']}}',
			'empty rows' => static fn (int $bytes): string => '{"layout":{"rows":[' . self::listed('{"widgets":[]}', $bytes) . ']}}',
			'tags' => static fn (int $bytes): string => '{"metadata":{"tags":[' . self::listed('"a"', $bytes) . ']}}',
			'tags that are none' => static fn (int $bytes): string => '{"metadata":{"tags":[' . self::listed('1', $bytes) . ']}}',
			'links with addresses that are not allowed' =>
				static fn (int $bytes): string => $widgets('{"type":"links","items":[' . self::listed('{"url":"data:"}', $bytes) . ']}'),
			'members' => static fn (int $bytes): string => '{' . self::members($bytes) . '}',
			'members of metadata' => static fn (int $bytes): string => '{"metadata":{' . self::members($bytes) . '}}',
			'members of a widget' => static fn (int $bytes): string => $widgets('{"type":"text",' . self::members($bytes) . '}'),
			'one long text' => static fn (int $bytes): string =>
				$widgets('{"type":"text","content":"' . str_repeat('a ', $bytes >> 1) . '"}'),
			'one long content' => static fn (int $bytes): string => '{"content":"' . str_repeat('<p>a</p>', $bytes >> 3) . '"}',
		];
	}

	/** @return array<string, \Closure(int): string> JSON of menus */
	private static function menus(): array {
		$shapes = [];
		foreach (['{}', '1', '{"title":"a","url":"/a"}', '{"title":"a","children":[{}]}', '{"id":"a"}', '{"title":"<b"}'] as $item) {
			$shapes["items $item"] = static fn (int $bytes): string => '{"items":[' . self::listed($item, $bytes) . ']}';
		}
		return [
			...$shapes,
			'members' => static fn (int $bytes): string => '{"items":[{' . self::members($bytes) . '}]}',
			'items in items' => static fn (int $bytes): string =>
				'{"items":[' . str_repeat('{"children":[', 60) . self::listed('{}', $bytes) . str_repeat(']}', 60) . ']}',
		];
	}

	private static function listed(string $item, int $bytes): string {
		return substr(str_repeat("$item,", max(1, intdiv($bytes, strlen($item) + 1))), 0, -1);
	}

	private static function members(int $bytes): string {
		$members = '"a":1';
		for ($number = 1; strlen($members) < $bytes; $number++) {
			$members .= ",\"k$number\":1";
		}
		return $members;
	}
}
