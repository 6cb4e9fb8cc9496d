<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Index\Journal;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Repository\Page\PageFile;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Repository\Page\SystemPageFiles;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use OCP\Files\File;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;

final class PageStoreTest extends TestCase {
	public function testNobodyWaitsForTheWordsOfAPageThatIsFoundChangedWhilePagesAreArranged(): void {
		$log = [];
		$logged = static function (string $name) use (&$log): \Closure {
			return static function (mixed ...$arguments) use (&$log, $name): mixed {
				$log[] = $name;
				$work = $name === 'lease' ? $arguments[1] : $arguments[0];
				$result = is_callable($work) ? $work() : null;
				$log[] = "end of $name";
				return $result;
			};
		};
		$leases = self::createStub(Leases::class);
		$leases->method('hold')->willReturnCallback($logged('lease'));
		$indexer = self::createStub(Indexer::class);
		$indexer->method('withoutWords')->willReturnCallback($logged('no words'));
		$store = $this->store($leases, $indexer);
		self::assertSame('arranged', $store->arrange(static function () use (&$log): string {
			$log[] = 'work';
			return 'arranged';
		}));
		self::assertSame(['lease', 'no words', 'work', 'end of no words', 'end of lease'], $log);
	}

	public function testAChangeWaitsUntilItsPageIsWrittenAndTheLeaseRemembersWhy(): void {
		$log = [];
		$leases = self::createStub(Leases::class);
		$leases->method('hold')->willReturnCallback(static function (string $name, callable $work) use (&$log): mixed {
			$result = $work();
			$log[] = 'free';
			return $result;
		});
		$document = PageDocument::parse('{"title": "Accepted"}');
		$acceptance = new Acceptance('alice', 'sent', 'carol');
		$leases->method('note')->willReturnCallback(static function (string $name, string $journal) use (&$log): void {
			$log[] = $journal;
		});
		$files = self::createStub(PageFiles::class);
		$files->method('save')->willReturnCallback(static function () use (&$log): PageFile {
			$log[] = 'written';
			return new PageFile(self::createStub(File::class), 'en/about', 7, 1007, 'about.json', 1, 1, 'etag');
		});
		$requests = self::createStub(ChangeRequests::class);
		$requests->method('settleAccepted')->willReturnCallback(static function () use (&$log): void {
			$log[] = 'settled';
		});
		$nodes = self::createStub(PageNodes::class);
		$nodes->method('findOrNull')->willReturn(self::createStub(File::class));
		$nodes->method('findPath')->willReturn('en/about/about.json');
		$page = new OpenPage(SomePage::row(7), Permissions::none(), self::createStub(File::class));
		$indexer = self::createStub(Indexer::class);
		$indexer->method('written')->willReturn($page->row);
		$this->store($leases, $indexer, $nodes, $files, $requests)
			->update($page, static fn (): PageDocument => $document, null, null, $acceptance);
		$version = PageDocument::version($document->toJson(), $document);
		self::assertSame([Journal::accept(7, $version, $acceptance), 'written', 'settled', 'free'], $log);
	}

	private function store(
		Leases $leases,
		Indexer $indexer,
		?PageNodes $nodes = null,
		?PageFiles $files = null,
		?ChangeRequests $requests = null,
	): PageStore {
		return new PageStore(
			$leases,
			$indexer,
			self::createStub(PageIndex::class),
			self::createStub(Tombstones::class),
			$nodes ?? self::createStub(PageNodes::class),
			$files ?? self::createStub(PageFiles::class),
			self::createStub(SystemPageFiles::class),
			self::createStub(FileWriter::class),
			self::createStub(DraftRepository::class),
			$requests ?? self::createStub(ChangeRequests::class),
			new NullLogger(),
		);
	}
}
