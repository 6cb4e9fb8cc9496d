<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Search;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Search\SearchIndex;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Search\SearchService;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class SearchServiceTest extends TestCase {
	public function testTheTrailStartsAtTheTopInWhateverOrderTheIndexAnswers(): void {
		$above = [SomePage::row(3, 'en/a/b/c'), SomePage::row(1, 'en/a'), SomePage::row(9, 'en'), SomePage::row(2, 'en/a/b')];
		self::assertSame(['Title 1', 'Title 2', 'Title 3'], $this->trail('en/a/b/c/d', $above));
	}

	public function testTheTrailLeavesOutFoldersWithoutAPage(): void {
		self::assertSame(['Title 1', 'Title 3'], $this->trail('en/a/b/c/d', [SomePage::row(3, 'en/a/b/c'), SomePage::row(1, 'en/a')]));
	}

	/**
	 * @param list<PageRow> $above as the index answers them
	 * @return list<string>
	 */
	private function trail(string $path, array $above): array {
		$search = self::createStub(SearchIndex::class);
		$search->method('findAll')->willReturn([4 => 1]);
		$index = self::createStub(PageIndex::class);
		$index->method('findAllShort')->willReturn([4 => SomePage::row(4, $path)]);
		$index->method('findAllByPaths')->willReturn(array_combine(array_column($above, 'path'), $above));
		$access = self::createStub(AccessService::class);
		$access->method('visible')->willReturnCallback(self::readable(...));
		$answers = new PageAnswers(self::createStub(Accounts::class));
		return array_column((new SearchService($search, $index, $access, $answers))->hits(['q' => 'word']), 'trail')[0] ?? [];
	}

	/**
	 * @param list<PageRow> $rows
	 * @return list<array{PageRow, Permissions}>
	 */
	private static function readable(array $rows): array {
		return array_map(static fn (PageRow $row): array => [$row, Permissions::ofFolder(Permissions::ALL)], $rows);
	}
}
