<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Repository\Page\SystemPageFiles;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Db\Leases;
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
		$store = new PageStore(
			$leases,
			$indexer,
			self::createStub(PageIndex::class),
			self::createStub(Tombstones::class),
			self::createStub(PageNodes::class),
			self::createStub(PageFiles::class),
			self::createStub(SystemPageFiles::class),
			self::createStub(FileWriter::class),
			self::createStub(DraftRepository::class),
			new NullLogger(),
		);
		self::assertSame('arranged', $store->arrange(static function () use (&$log): string {
			$log[] = 'work';
			return 'arranged';
		}));
		self::assertSame(['lease', 'no words', 'work', 'end of no words', 'end of lease'], $log);
	}
}
