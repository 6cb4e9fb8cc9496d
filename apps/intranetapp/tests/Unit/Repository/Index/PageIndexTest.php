<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Index;

use Host\Tests\Database\DatabaseTestCase;
use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;

final class PageIndexTest extends DatabaseTestCase {
	private PageIndex $index;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run('CREATE TABLE oc_intranetapp_pages (
			file_id INTEGER PRIMARY KEY, folder_id INTEGER, page_id TEXT UNIQUE, unique_id TEXT UNIQUE, language TEXT, path TEXT,
			file_name TEXT, path_hash TEXT, parent_hash TEXT, title TEXT, status TEXT, is_home INTEGER, is_broken INTEGER,
			sort_order INTEGER, created_at INTEGER, updated_at INTEGER, author TEXT, editor TEXT, category TEXT, tags TEXT, excerpt TEXT,
			image TEXT, translation_group TEXT, content_hash TEXT, mtime INTEGER, size INTEGER, words INTEGER DEFAULT 0,
			news TEXT, pinned INTEGER DEFAULT 0, published_at INTEGER
		)');
		$this->index = new PageIndex($this->connection);
	}

	public function testWhatIsSavedIsRead(): void {
		$page = $this->page(1, 'en/about');
		self::assertTrue($this->index->save($page));
		self::assertEquals($page, $this->index->findByFileIdOrNull(1));
		self::assertEquals($page, $this->index->findByPathOrNull('en/about'));
		self::assertEquals($page, $this->index->findByFolderIdOrNull(1001));
		self::assertNull($this->index->findByPathOrNull('en'));
	}

	public function testWordsAreReadOfTheContentThatThePageHas(): void {
		$page = $this->page(1, 'en/about');
		$this->index->save($page, true);
		self::assertEquals([[$page, null]], $this->index->findAllUnread());
		self::assertFalse($this->index->saveRead($this->page(1, 'en/about', version: 'older'), 'Words', null));
		self::assertCount(1, $this->index->findAllUnread());
		self::assertTrue($this->index->saveRead($page, 'Words', 'a.png'));
		$now = $this->index->findByFileIdOrNull(1);
		self::assertSame([[], 'Words', 'a.png'], [$this->index->findAllUnread(), $now?->excerpt, $now?->image]);
		self::assertSame([true, false], [$this->index->saveUnread(1), $this->index->saveUnread(2)]);
	}

	public function testWordsThatTookTooLongAreReadAgainOnlyOnRequest(): void {
		$this->index->save($this->page(1, 'en/about'), true);
		$this->index->saveReading(1, 1_000);
		self::assertSame([1_000], array_column($this->index->findAllUnread(), 1));
		$this->index->saveGivenUp(1);
		self::assertSame([], $this->index->findAllUnread());
		$this->index->clearGivenUp();
		self::assertSame([null], array_column($this->index->findAllUnread(), 1));
	}

	public function testAllWordsAreReadAgainOnRequest(): void {
		foreach ([1 => 'en/about', 2 => 'en/team', 3 => 'en/jobs'] as $id => $path) {
			$this->index->save($this->page($id, $path));
		}
		$this->index->saveReading(2, 1_000);
		$this->index->saveGivenUp(3);
		$this->index->saveAllUnread();
		self::assertSame([null, 1_000], array_column($this->index->findAllUnread(), 1));
	}

	public function testIsFoundByEitherId(): void {
		$this->index->save($this->page(1, 'en/about', 'about', 'page-1'));
		$fileId = fn (string $id): ?int => $this->index->findOrNull($id)?->fileId;
		self::assertSame([1, 1, null], array_map($fileId, ['about', 'page-1', 'page-2']));
	}

	public function testAnIdGoesBeforeAUniqueId(): void {
		$this->index->save($this->page(1, 'en/one', 'one', 'same'));
		$this->index->save($this->page(2, 'en/two', 'same', 'two'));
		self::assertSame(2, $this->index->findOrNull('same')?->fileId);
	}

	public function testAnIdThatAnotherHasIsNotSaved(): void {
		$this->index->save($this->page(1, 'en/one', 'one', 'page-1'));
		self::assertFalse($this->index->save($this->page(2, 'en/two', 'two', 'page-1')));
		self::assertNull($this->index->findByFileIdOrNull(2));
	}

	public function testAMovedFolderTakesAlongWhatIsBelowAndNothingBeside(): void {
		foreach (['en', 'en/team', 'en/team/a', 'en/team/a/b', 'en/teamwork', 'en/Team/x', 'en/te%m/y', 'en/te_m'] as $number => $path) {
			$this->index->save($this->page($number + 1, $path));
		}
		self::assertSame(3, $this->index->move('en/team', 'nl/groepen/team'));
		self::assertSame(
			['en', 'nl/groepen/team', 'nl/groepen/team/a', 'nl/groepen/team/a/b', 'en/teamwork', 'en/Team/x', 'en/te%m/y', 'en/te_m'],
			array_map(static fn (PageHead $page): string => $page->path, $this->index->findAllHeads()),
		);
		self::assertSame('nl', $this->index->findByPathOrNull('nl/groepen/team/a')?->language);
		self::assertSame([4], array_map(static fn (PageRow $page): int => $page->fileId, $this->index->findAllIn('nl/groepen/team/a')));
	}

	public function testManyPagesMoveAtOnce(): void {
		for ($number = 1; $number <= 250; $number++) {
			$this->index->save($this->page($number, "en/many/p$number"));
		}
		self::assertSame(250, $this->index->move('en/many', 'en/few'));
		self::assertCount(250, $this->index->findAllBelow('en/few'));
		self::assertSame([], $this->index->findAllBelow('en/many'));
	}

	public function testWhatIsBelowHasNoPlaceholders(): void {
		foreach (['en/a_b/c', 'en/axb/c', 'en/a%b/c'] as $number => $path) {
			$this->index->save($this->page($number + 1, $path));
		}
		self::assertSame(['en/a_b/c'], array_map(static fn (PageRow $page): string => $page->path, $this->index->findAllBelow('en/a_b')));
	}

	public function testCountsPagesAndKnowsLanguages(): void {
		$this->index->save($this->page(1, 'nl'));
		$this->index->save($this->page(2, 'en/one'));
		self::assertSame(['pages' => 2, 'broken' => 0], $this->index->count());
		self::assertSame(['en', 'nl'], $this->index->findAllLanguages());
		$this->index->delete([1]);
		self::assertSame(['en'], $this->index->findAllLanguages());
	}

	public function testMarksOfNewsAreSavedAndFoundWherePublished(): void {
		$marked = SomePage::row(1, 'en/about', news: PageRow::NEWS_PAGE, isPinned: true, publishedAt: 5);
		$this->index->save($marked);
		$this->index->save(SomePage::row(2, 'en/news', news: PageRow::NEWS_SECTION));
		$this->index->save(SomePage::row(3, 'en/draft', status: PageRow::DRAFT, news: PageRow::NEWS_PAGE));
		$this->index->save(SomePage::row(4, 'nl/nieuws', news: PageRow::NEWS_SECTION));
		$this->index->save(SomePage::row(5, 'en/plain', publishedAt: 9));
		self::assertEquals($marked, $this->index->findByFileIdOrNull(1));
		$found = array_map(
			static fn (PageRow $row): array => [$row->fileId, $row->news, $row->isPinned, $row->publicationTime()],
			$this->index->findAllMarkedAsNews('en'),
		);
		self::assertSame([[1, 'page', true, 5], [2, 'section', false, 1]], $found);
	}

	public function testPublishedPagesBelowAnyNumberOfPathsAreFound(): void {
		$this->index->save(SomePage::row(1, 'en/news'));
		$this->index->save(SomePage::row(2, 'en/news/a', publishedAt: 7));
		$this->index->save(SomePage::row(3, 'en/news/a/b'));
		$this->index->save(SomePage::row(4, 'en/news/c', status: PageRow::REVIEW));
		$this->index->save(SomePage::row(5, 'en/newsroom'));
		$this->index->save(SomePage::row(6, 'en/last/d'));
		$paths = ['en/news', 'en/news/a', ...array_map(static fn (int $number): string => "en/other-$number", range(1, 1_000)), 'en/last'];
		$found = $this->index->findAllPublishedBelow($paths);
		ksort($found);
		self::assertSame([2, 3, 6], array_keys($found));
		self::assertSame(7, $found[2]->publicationTime());
		self::assertSame([], $this->index->findAllPublishedBelow([]));
	}

	private function page(int $fileId, string $path, ?string $id = null, ?string $uniqueId = null, string $version = 'hash'): PageRow {
		return SomePage::row(
			$fileId,
			$path,
			$id,
			$uniqueId,
			author: 'alice',
			tags: ['one', 'two'],
			fileName: $fileId % 2 === 0 ? 'old.json' : null,
			version: $version,
		);
	}
}
