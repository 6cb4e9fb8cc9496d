<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Html\Sanitizer;
use OCA\IntranetApp\Shared\Schema\SchemaValidator;
use PHPUnit\Framework\TestCase;

final class DocumentCleanerTest extends TestCase {
	public function testHtmlIsThatOfPages(): void {
		$html = '<h2 onclick="a">x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table><script>b</script>';
		$cleaner = new DocumentCleaner(new Sanitizer(), new SchemaValidator());
		self::assertSame('<h2>x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table>', $cleaner->html($html));
	}

	public function testWhatIsWrongIsLeftOutAndTheRestStays(): void {
		$shown = self::shown('{"title":"a","order":-1,"metadata":{"tags":["b",1,"c"]},"layout":{"rows":[1,{"columns":1,"widgets":['
			. '{"type":"text","column":1,"order":0,"content":"x"},2,{"type":"image","src":3}]}]}}');
		self::assertSame('a', $shown->title());
		self::assertNull($shown->order());
		self::assertSame(['b', 'c'], $shown->tags());
		self::assertSame('[{"columns":1,"widgets":[{"type":"text","column":1,"order":0,"content":"x"},{"type":"image"}]}]',
			json_encode($shown->layout()->rows ?? null));
	}

	public function testAPageWithThousandsOfMistakesKeepsItsTexts(): void {
		$shown = self::shown('{"title":"a","content":"<b>x</b>","layout":{"rows":[' . str_repeat('1,', 5_000) . '2]}}');
		self::assertSame(['a', '<b>x</b>', null], [$shown->title(), $shown->content(), $shown->layout()]);
	}

	public function testTwiceAsMuchIsShownOfATextAsAClientMaySend(): void {
		$shown = self::shown('{"content":"' . str_repeat('é', 2 * Limits::TEXT_CHARACTERS + 1) . '"}');
		self::assertSame(2 * Limits::TEXT_CHARACTERS, mb_strlen($shown->content()));
	}

	private static function shown(string $json): PageDocument {
		return (new DocumentCleaner(new Sanitizer(), new SchemaValidator()))->shown(PageDocument::parse($json));
	}
}
