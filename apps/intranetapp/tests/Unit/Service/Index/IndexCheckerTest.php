<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Index;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Index\IndexStateRepository;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Index\IndexChecker;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Index\IndexState;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use OCP\Files\File;
use PHPUnit\Framework\TestCase;

final class IndexCheckerTest extends TestCase {
	/** @var array<array-key, mixed> */
	private array $state = [];
	private string $missed = '';
	/** @var list<PageRow> what the index knows */
	private array $rows = [];
	/** @var list<string> files whose rows went */
	private array $forgotten = [];
	/** @var list<string> folders that were read */
	private array $read = [];
	/** @var list<array{PageRow, ?int}> pages without words, and since when somebody is reading them */
	private array $unread = [];
	/** @var list<int> file ids of pages whose words are given up */
	private array $givenUp = [];
	private int $version = Indexer::WORDS;
	private int $outdated = 0;
	private ?string $busy = null;
	private bool $isVisible = true;
	/** @var ?\Closure(): void what happens elsewhere while a folder is read */
	private ?\Closure $meanwhile = null;

	public function testWhatIsBusyIsLeftForTheNextTimeAndTheRestIsRead(): void {
		[$checker, $index] = $this->checker();
		$this->busy = 'en/about';
		$report = $checker->check(true);
		self::assertSame(
			[['en/about'], ['en/team/team.json'], ['en/about', 'en/team'], false],
			[$report->busy, $report->missing, $this->read, $index->isComplete()],
		);
		self::assertSame(['en/about'], $checker->proceed(60)->busy);
		self::assertFalse($index->isComplete());
		$this->busy = null;
		self::assertSame([], $checker->proceed(60)->busy);
		self::assertTrue($index->isComplete());
	}

	public function testABusyFileStopsNoReindex(): void {
		[$checker, $index] = $this->checker();
		$this->busy = 'en/about';
		self::assertSame([['en/about'], false], [$checker->reindex()->busy, $index->isComplete()]);
	}

	public function testWhatIsMissedWhileAComparisonIsUnderWayStaysMissed(): void {
		[$checker, $index] = $this->checker();
		$this->meanwhile = function (): void {
			$this->missed = 'by another request';
		};
		$checker->check(true);
		self::assertFalse($index->isComplete());
		$this->meanwhile = null;
		$checker->proceed(60);
		self::assertTrue($index->isComplete());
	}

	public function testNothingIsComparedWithFilesThatNobodySees(): void {
		[$checker, $index] = $this->checker();
		$checker->proceed(0);
		$this->isVisible = false;
		self::assertSame([0, []], [$checker->proceed(60)->differences(), $this->read]);
		foreach ([static fn () => $checker->check(true), static fn () => $checker->reindex()] as $run) {
			try {
				$run();
				self::fail('compared');
			} catch (Conflict $conflict) {
				self::assertSame(Reason::NO_TEAM_FOLDERS, $conflict->reason);
			}
		}
		$this->isVisible = true;
		$checker->proceed(60);
		self::assertSame([['en/about', 'en/team'], true], [$this->read, $index->isComplete()]);
	}

	/** The files are `en/about` (id 8) and `en/team` (id 7), each of one byte and changed at second 1. */
	public function testReadsOnlyWhatIsNotAsTheIndexSays(): void {
		[$checker] = $this->checker();
		$this->rows = [SomePage::row(8, 'en/about'), SomePage::row(7, 'en/team', mtime: 2)];
		$report = $checker->check(true);
		self::assertSame(
			[['en/team'], ['en/team/team.json'], [], [], 2],
			[$this->read, $report->changed, $report->missing, $report->gone, $report->pages],
		);
	}

	public function testForgetsRowsBelowWhoseFilesAreGone(): void {
		[$checker] = $this->checker();
		$this->rows = [SomePage::row(8, 'en/about'), SomePage::row(7, 'en/team'), SomePage::row(9, 'en/team/old')];
		$report = $checker->check(false);
		self::assertSame([['en/team/old/old.json'], [], []], [$report->gone, $this->forgotten, $this->read]);
		$checker->check(true);
		self::assertSame(['en/team/old/old.json'], $this->forgotten);
	}

	public function testReadsTheWordsThatOthersLeftUnread(): void {
		[$checker, $index] = $this->checker();
		$checker->check(true);
		$this->unread = [[SomePage::row(8, 'en/about'), null]];
		self::assertTrue($index->isComplete());
		$checker->proceed(60);
		self::assertSame(['words of en/about'], array_slice($this->read, -1));
	}

	public function testGivesUpWordsThatEndedAnEarlierAttempt(): void {
		[$checker] = $this->checker();
		$now = (new SetClock())->time;
		$this->unread = [[SomePage::row(8, 'en/about'), $now - 601], [SomePage::row(7, 'en/team'), $now - 599]];
		self::assertSame(['en/about/about.json'], $checker->proceed(60)->unread);
		self::assertSame([[8], false], [$this->givenUp, in_array('words of en/team', $this->read, true)]);
	}

	public function testNoMoreWordsAreReadThanThereIsTimeFor(): void {
		[$checker] = $this->checker();
		$this->unread = [[SomePage::row(8, 'en/about'), null]];
		$checker->proceed(0);
		self::assertSame([], $this->read);
	}

	public function testWordsThatAnEarlierVersionReadAreReadAgainOnce(): void {
		[$checker] = $this->checker();
		$outdated = [];
		foreach ([
			static fn () => $checker->proceed(60),
			static fn () => $checker->check(true),
			static fn () => $checker->reindex(),
			static fn () => $checker->check(false),
		] as $run) {
			$this->saveVersion(Indexer::WORDS - 1);
			$run();
			$run();
			$outdated[] = [$this->outdated, $this->version];
		}
		self::assertSame([[1, Indexer::WORDS], [2, Indexer::WORDS], [3, Indexer::WORDS], [3, Indexer::WORDS - 1]], $outdated);
	}

	/** @return array{IndexChecker, IndexState} */
	private function checker(): array {
		$source = self::createStub(PageSource::class);
		$source->method('exists')->willReturnCallback(fn (): bool => $this->isVisible);
		$source->method('requireVisible')->willReturnCallback(function (): void {
			if (!$this->isVisible) {
				throw new Conflict(Reason::NO_TEAM_FOLDERS, '');
			}
		});
		$source->method('findAllSections')->willReturn(['en/about', 'en/team']);
		$source->method('walk')->willReturnCallback(function (string $folder): \Generator {
			yield $folder => [
				[new PageFile(self::createStub(File::class), $folder, strlen($folder), 1, basename($folder) . '.json', 1, 1, '')],
				false,
			];
		});
		$indexer = self::createStub(Indexer::class);
		$indexer->method('anew')->willReturnCallback(static fn (callable $work): mixed => $work());
		$indexer->method('settle')->willReturnCallback(function (array $candidates): int {
			$file = $candidates[0];
			self::assertInstanceOf(PageFile::class, $file);
			$this->read[] = $file->folder;
			$this->meanwhile?->__invoke();
			return $file->folder === $this->busy ? throw FileIsBusy::now() : $file->id;
		});
		$indexer->method('catchUp')->willReturnCallback(function (PageRow $row): void {
			$this->read[] = "words of $row->path";
		});
		$indexer->method('forget')->willReturnCallback(function (array $rows): void {
			foreach ($rows as $row) {
				self::assertInstanceOf(PageRow::class, $row);
				$this->forgotten[] = $row->file();
			}
		});
		$site = self::createStub(SiteSettings::class);
		$site->method('findFolderIdOrNull')->willReturn(1);
		$stored = self::createStub(IndexStateRepository::class);
		$stored->method('find')->willReturnCallback(fn (): array => $this->state);
		$stored->method('save')->willReturnCallback(function (array $state): void {
			$this->state = $state;
		});
		$stored->method('findMissedMark')->willReturnCallback(fn (): string => $this->missed);
		$stored->method('saveMissedMark')->willReturnCallback(function (string $mark): void {
			$this->missed = $mark;
		});
		$stored->method('findWordsVersion')->willReturnCallback(fn (): int => $this->version);
		$stored->method('saveWordsVersion')->willReturnCallback($this->saveVersion(...));
		$clock = new SetClock();
		$index = new IndexState($stored, $site, $clock);
		$leases = self::createStub(Leases::class);
		$leases->method('clearExpired')->willReturn([0, []]);
		return [new IndexChecker($this->pages(), $source, $indexer, $index, $leases, $clock), $index];
	}

	private function saveVersion(int $version): void {
		$this->version = $version;
	}

	private function pages(): PageIndex {
		$pages = self::createStub(PageIndex::class);
		$among = fn (callable $fits): array => array_values(array_filter($this->rows, $fits));
		$pages->method('findByPathOrNull')->willReturnCallback(
			static fn (string $path): ?PageRow => $among(static fn (PageRow $row): bool => $row->path === $path)[0] ?? null,
		);
		$pages->method('findByFileIdOrNull')->willReturnCallback(
			static fn (int $id): ?PageRow => $among(static fn (PageRow $row): bool => $row->fileId === $id)[0] ?? null,
		);
		$pages->method('findAllBelow')->willReturnCallback(
			static fn (string $path): array => $among(static fn (PageRow $row): bool => str_starts_with($row->path, "$path/")),
		);
		$pages->method('findAllUnread')->willReturnCallback(fn (): array => $this->unread);
		$pages->method('saveAllUnread')->willReturnCallback(function (): void {
			$this->outdated++;
		});
		$pages->method('saveGivenUp')->willReturnCallback(function (int $fileId): void {
			$this->givenUp[] = $fileId;
		});
		return $pages;
	}
}
