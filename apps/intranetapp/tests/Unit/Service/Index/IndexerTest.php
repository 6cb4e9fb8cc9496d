<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Index;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Search\SearchIndex;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Index\PageIds;
use OCA\IntranetApp\Shared\Db\Presence;
use OCP\Files\File;
use OCP\Files\Storage\IStorage;
use PHPUnit\Framework\TestCase;

final class IndexerTest extends TestCase {
	private const TEXT = '{"title":"About","content":"<p>Summer <img src=\"a.png\"></p>"}';

	/** @var list<string> what was written, in order */
	private array $log = [];
	private ?PageRow $row = null;
	private bool $isOvertaken = false;
	private bool $isDeleted = false;

	public function testTheRowOfAPageIsThereBeforeItsWordsAreRead(): void {
		$indexer = $this->indexer();
		$indexer->written($this->file(), PageDocument::parse(self::TEXT), self::TEXT, null);
		self::assertSame(['row, unread'], $this->log);
		$indexer->finish();
		$indexer->finish();
		self::assertSame(['row, unread', 'words', 'read: Summer a.png'], $this->log);
	}

	public function testWordsThatDidNotChangeAreNotReadAgain(): void {
		$indexer = $this->indexer();
		$page = PageDocument::parse(self::TEXT);
		$indexer->written($this->file(), $page, $page->toJson(), null);
		$indexer->finish();
		$this->log = [];
		$indexer->written($this->file(), $page->with(['order' => 3]), '{}', $this->row);
		$indexer->finish();
		self::assertSame(['row'], $this->log);
	}

	public function testAPageThatIsAsTheIndexSaysIsWrittenOnlyAnew(): void {
		$indexer = $this->indexer();
		$indexer->settle([$this->file()]);
		$this->log = [];
		$indexer->settle([$this->file()]);
		self::assertSame([], $this->log);
		$indexer->anew(fn (): ?int => $indexer->settle([$this->file()]));
		$indexer->settle([$this->file()]);
		self::assertSame(['row'], $this->log);
	}

	public function testInsideALeaseTheWordsAreLeftToTheNextCheck(): void {
		$indexer = $this->indexer();
		$indexer->withoutWords(fn (): ?int => $indexer->settle([$this->file()]));
		$indexer->finish();
		self::assertSame(['row, unread'], $this->log);
		$indexer->catchUp($this->row ?? self::fail('no row'));
		self::assertSame(['row, unread', 'words', 'read: Summer a.png'], $this->log);
	}

	public function testWordsThatMayHaveReplacedNewerOnesAreReadAgain(): void {
		$indexer = $this->indexer();
		$this->isOvertaken = true;
		$indexer->settle([$this->file()]);
		self::assertSame(['row, unread', 'words', 'read: Summer a.png', 'unread'], $this->log);
	}

	public function testWordsOfAPageThatIsGoneAreRemoved(): void {
		$indexer = $this->indexer();
		$this->isOvertaken = $this->isDeleted = true;
		$indexer->settle([$this->file()]);
		self::assertSame(['row, unread', 'words', 'read: Summer a.png', 'unread', 'no words of 1'], $this->log);
	}

	public function testAFileThatIsTooLargeForAPageIsNotReadAndRememberedAsSuch(): void {
		$indexer = $this->indexer();
		$indexer->settle([$this->file(PageDocument::MAX_BYTES + 1)]);
		self::assertSame(['row, unread', 'words', 'read:  '], $this->log);
		self::assertSame([true, PageDocument::MAX_BYTES + 1], [$this->row?->isBroken, $this->row?->size]);
	}

	private function file(?int $size = null): PageFile {
		$storage = self::createStub(IStorage::class);
		$storage->method('file_exists')->willReturn(true);
		$storage->method('file_get_contents')->willReturn(self::TEXT);
		$file = self::createStub(File::class);
		$file->method('getStorage')->willReturn($storage);
		$file->method('getInternalPath')->willReturn('about.json');
		return new PageFile($file, 'en/about', 1, 2, 'about.json', 3, $size ?? strlen(self::TEXT), '');
	}

	private function indexer(): Indexer {
		$index = self::createStub(PageIndex::class);
		$index->method('save')->willReturnCallback(function (PageRow $row, bool $isUnread): bool {
			$this->row = $row;
			$this->log[] = $isUnread ? 'row, unread' : 'row';
			return true;
		});
		$index->method('findByFileIdOrNull')->willReturnCallback(fn (): ?PageRow => $this->row);
		$index->method('saveRead')->willReturnCallback(function (PageRow $row, string $excerpt, ?string $image): bool {
			$this->log[] = "read: $excerpt $image";
			return !$this->isOvertaken;
		});
		$index->method('saveUnread')->willReturnCallback(function (): bool {
			$this->log[] = 'unread';
			return !$this->isDeleted;
		});
		$search = self::createStub(SearchIndex::class);
		$search->method('save')->willReturnCallback(function (): void {
			$this->log[] = 'words';
		});
		$search->method('delete')->willReturnCallback(function (array $ids): void {
			array_push($this->log, ...array_map(static fn (mixed $id): string => 'no words of ' . json_encode($id), $ids));
		});
		$source = self::createStub(PageSource::class);
		$source->method('findOrNull')->willReturnCallback(fn (): PageFile => $this->file());
		$ids = self::createStub(PageIds::class);
		$ids->method('choose')->willReturn(['about', 'page-1']);
		return new Indexer($index, $search, self::createStub(Presence::class), $source, $ids, self::createStub(Tombstones::class));
	}
}
