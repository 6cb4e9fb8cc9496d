<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Page;

use OCA\IntranetApp\Model\Page\BrokenDocument;
use OCA\IntranetApp\Model\Page\PageDocument;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PageDocumentTest extends TestCase {
	public function testUnknownKeysComeBackAsTheyCame(): void {
		$json =
			'{"title":"A","x":{},"y":[],"0":{"":[{}]},"layout":{"rows":[{"widgets":[{"type":"odd","deep":{"empty":{},"list":[],'
				. '"zero":1.0,"none":null}}]}],"also":{}}}';

		self::assertEquals(json_decode($json), json_decode(PageDocument::parse($json)->toJson()));
	}

	public function testAbsentStaysAndNullClears(): void {
		$page = PageDocument::parse(
			'{"title":"A","content":"<p>B</p>","status":"draft","metadata":{"category":"c","tags":["t"],"free":{}},"other":1}',
		);
		$changed = $page->merge(self::json('{"title":"Z","content":null,"metadata":{"category":null,"more":[]},"other":null}'));

		self::assertEquals(
			self::json('{"title":"Z","status":"draft","metadata":{"tags":["t"],"free":{},"more":[]}}'),
			json_decode($changed->toJson()),
		);
	}

	public function testALayoutKeepsWhatIsNotSent(): void {
		$page = PageDocument::parse(
			'{"layout":{"columns":2,"rows":[{"columns":1}],"sideColumns":{"left":{"enabled":true,"widgets":[{"type":"text"}],'
				. '"x":{}}},"theirs":{}}}',
		);
		$changed = $page->merge(self::json('{"layout":{"rows":[],"sideColumns":{"left":{"enabled":false,"backgroundColor":null}}}}'));

		self::assertEquals(self::json(
			'{"columns":2,"rows":[],"sideColumns":{"left":{"enabled":false,"widgets":[{"type":"text"}],"x":{},'
				. '"backgroundColor":null}},"theirs":{}}',
		), $changed->layout());
		self::assertEquals(2, $page->layout()->columns ?? null, 'the page before stays as it was');
	}

	public function testMetadataAndLayoutAreClearedByNull(): void {
		$changed = PageDocument::parse('{"title":"A","metadata":{"a":1},"layout":{"rows":[]}}')->merge(
			self::json('{"metadata":null,"layout":null}'),
		);

		self::assertSame("{\n    \"title\": \"A\"\n}", $changed->toJson());
	}

	public function testADeepPageDoesNotGrowByItsBlanks(): void {
		$json = '{"x":' . str_repeat('[', 60) . implode(',', array_fill(0, 500_000, 1)) . str_repeat(']', 60) . '}';

		self::assertSame($json, PageDocument::parse($json)->toJson());
	}

	public function testThePlaceAmongNeighboursIsNoOtherVersion(): void {
		$json = PageDocument::parse('{"title":"A","x":{}}')->toJson();
		$placed = PageDocument::parse($json)->with(['order' => 3]);
		$version = PageDocument::version($json, PageDocument::parse($json));

		self::assertSame(32, strlen($version));
		self::assertSame($version, PageDocument::version($placed->toJson(), $placed));
		self::assertNotSame($version, PageDocument::version($placed->toJson(), $placed->with(['title' => 'B'])));
		self::assertSame(substr(hash('sha256', '{'), 0, 32), PageDocument::version('{', null));
	}

	#[DataProvider('brokenTexts')]
	public function testWhatIsNoPageIsSaidToBeBroken(string $text): void {
		$this->expectException(BrokenDocument::class);
		PageDocument::parse($text);
	}

	/** @return iterable<array{string}> */
	public static function brokenTexts(): iterable {
		yield 'nothing' => [''];
		yield 'half an object' => ['{"title":"A"'];
		yield 'a list' => ['[]'];
		yield 'a text' => ['"A"'];
		yield 'no UTF-8' => ["{\"title\":\"\xFF\"}"];
		yield 'too deep' => [str_repeat('{"a":', 200) . '1' . str_repeat('}', 200)];
		yield 'a name that PHP cannot hold' => ['{"\u0000a":1}'];
		yield 'too large' => ['{"a":"' . str_repeat('x', PageDocument::MAX_BYTES) . '"}'];
	}

	public function testValuesOfTheWrongTypeAreTakenForAbsent(): void {
		$page = PageDocument::parse(
			'{"id":5,"uniqueId":"../x","title":["A"],"content":{},"metadata":"m","layout":[],"status":"gone","order":"1",'
				. '"createdAt":"yesterday","createdBy":7}',
		);

		self::assertNull($page->id());
		self::assertNull($page->uniqueId());
		self::assertSame('', $page->title());
		self::assertSame('', $page->content());
		self::assertEquals(new \stdClass(), $page->metadata());
		self::assertNull($page->layout());
		self::assertSame('published', $page->status());
		self::assertNull($page->order());
		self::assertNull($page->createdAt());
		self::assertNull($page->createdBy());
	}

	public function testOnlyKnownMarksMakeAPageNews(): void {
		$marks = static function (string $metadata): array {
			$page = PageDocument::parse("{\"metadata\": $metadata}");
			return [$page->news(), $page->isPinned()];
		};
		self::assertSame(['page', true], $marks('{"news": "page", "pinned": true}'));
		self::assertSame(['section', false], $marks('{"news": "section", "pinned": 1}'));
		self::assertSame([null, false], $marks('{"news": true, "pinned": "true"}'));
		self::assertSame([null, false], $marks('[]'));
	}

	public function testTimesAreReadInAnyZone(): void {
		self::assertSame(1_700_000_000, PageDocument::parse('{"createdAt":"2023-11-14T23:13:20+01:00"}')->createdAt());
		self::assertSame(1_700_000_000, PageDocument::parse('{"updatedAt":"2023-11-14T22:13:20Z"}')->updatedAt());
	}

	public function testTextComesInTheOrderOfThePage(): void {
		$page = PageDocument::parse((string)json_encode([
			'title' => 'Tea & <Coffee>',
			'metadata' => ['category' => 'Kitchen', 'tags' => ['hot', 'cold']],
			'content' => '<p>kept beside a layout</p>',
			'layout' => ['rows' => [[
				'sectionTitle' => 'Section',
				'widgets' => [
					['type' => 'text', 'column' => 2, 'order' => 1, 'content' => "right **bold**\n\n- [x] done"],
					[
						'type' => 'text',
						'column' => 1,
						'order' => 2,
						'content' => "## Brew `it`\nsnake_case and 2 * 3 < 7 [a link](https://x.org)\n\n![cup](cup.png)",
					],
					['type' => 'heading', 'column' => 1, 'order' => 1, 'content' => 'First'],
					['type' => 'mystery', 'content' => 'hidden'],
				],
			]]],
		]));

		self::assertSame([
			['title', 'Tea & <Coffee>'], ['tag', 'hot'], ['tag', 'cold'], ['tag', 'Kitchen'],
			['heading', 'Section'], ['heading', 'First'], ['heading', 'Brew it'], ['text', 'snake_case and 2 * 3 < 7 a link'],
			['text', 'cup'], ['text', 'right bold'], ['text', 'done'],
			['text', 'kept beside a layout'],
		], $page->text());
		self::assertSame('cup.png', $page->firstImage());
		self::assertSame('snake_case and…', $page->excerpt(17));
	}

	public function testTheExcerptHasNoSignsOfEmphasisAlsoInsideWords(): void {
		$page = PageDocument::parse((string)json_encode(['layout' => ['rows' => [['widgets' => [
			['type' => 'text', 'content' => "un**believ**able, 2*3, _a**b**_**c** ~~x~~**y**\\\nnext <u>line</u>"],
		]]]]]));
		self::assertSame('unbelievable, 2*3, abc xy next line', $page->excerpt(200));
	}

	public function testAPageWithoutWidgetsSaysItsContent(): void {
		$page = PageDocument::parse(
			'{"title":"A","content":"<p>One</p><h2>Two</h2><p>Three<img src=\"a&amp;b.png\"></p>","layout":{"rows":[]}}',
		);

		self::assertSame([['title', 'A'], ['text', 'One'], ['heading', 'Two'], ['text', 'Three']], $page->text());
		self::assertSame('a&b.png', $page->firstImage());
		self::assertSame('One · Three', $page->excerpt(200));
	}

	public function testAnExcerptBeginsWithTheTextAndNotWithWhatStandsBesideAPicture(): void {
		$picture = '{"type":"image","src":"a.png","alt":"A harbour","caption":"The harbour in May"}';
		$text = '{"type":"text","content":"Ships come and go."}';

		self::assertSame(
			'Ships come and go.',
			PageDocument::parse('{"layout":{"rows":[{"widgets":[' . "$picture,$text" . ']}]}}')->excerpt(200),
		);
		self::assertSame('The harbour in May', PageDocument::parse('{"layout":{"rows":[{"widgets":[' . $picture . ']}]}}')->excerpt(200));
	}

	public function testATitleIsOneLine(): void {
		self::assertSame('one two 🎉 مرحبا', PageDocument::parse('{"title":" one\n\ttwo 🎉 مرحبا\u00a0"}')->title());
		self::assertSame('a < b & List<String>', PageDocument::parse('{"title":"a < b & List<String>"}')->title());
	}

	private static function json(string $json): \stdClass {
		$value = json_decode($json);
		self::assertInstanceOf(\stdClass::class, $value);
		return $value;
	}
}
