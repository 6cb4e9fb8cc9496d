<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Repository\Page\CleanedTexts;
use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Service\Page\SafeTexts;
use OCP\ICache;
use OCP\ICacheFactory;
use PHPUnit\Framework\TestCase;
use Shared\Tests\Fixture\ArrayMemcache;
use Shared\Tests\Fixture\SetClock;

final class SafeTextsTest extends TestCase {
	public function testEachTextIsCleanedOnceWhateverTheOutcome(): void {
		$cleaner = $this->createMock(DocumentCleaner::class);
		$cleaner->expects(self::exactly(2))->method('shown')->willReturnCallback(
			static fn (PageDocument $page): PageDocument => $page->title() === 'bad' ? $page->with(['title' => 'good']) : $page,
		);
		$cleaner->expects(self::once())->method('html')->willReturn('<b>x</b>');
		$cache = new ArrayMemcache(new SetClock(1_000));
		foreach ([1, 2] as $request) {
			$texts = $this->texts($cleaner, $cache);
			self::assertSame('good', $texts->page('{"title":"bad"}')->title(), "request $request");
			self::assertSame('fine', $texts->page('{"title":"fine"}')->title(), "request $request");
			self::assertSame('<b>x</b>', $texts->html('<b onclick=y>x</b>'), "request $request");
		}
	}

	public function testHtmlThatNeededNoCleaningIsNotTakenForAPageThatNeedsNone(): void {
		$cleaner = $this->createMock(DocumentCleaner::class);
		$cleaner->method('html')->willReturnArgument(0);
		$cleaner->expects(self::once())->method('shown')->willReturn(PageDocument::blank());
		$texts = $this->texts($cleaner, new ArrayMemcache(new SetClock(1_000)));
		$texts->html('{"title":"a"}');
		self::assertSame('', $texts->page('{"title":"a"}')->title());
	}

	public function testAFileThatIsNoPageIsBlank(): void {
		$texts = $this->texts(self::createStub(DocumentCleaner::class), new ArrayMemcache(new SetClock(1_000)));
		self::assertSame([], $texts->page('[1]')->members());
	}

	private function texts(DocumentCleaner $cleaner, ICache $cache): SafeTexts {
		$factory = self::createStub(ICacheFactory::class);
		$factory->method('createLocal')->willReturn($cache);
		return new SafeTexts($cleaner, new CleanedTexts($factory, 'intranetapp'));
	}
}
