<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Structure;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Structure\Trails;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class TrailsTest extends TestCase {
	public function testATrailStartsAtTheTopInWhateverOrderTheIndexAnswers(): void {
		$above = [SomePage::row(3, 'en/a/b/c'), SomePage::row(1, 'en/a'), SomePage::row(2, 'en/a/b')];
		self::assertSame(['Title 1', 'Title 2', 'Title 3'], $this->trail('en/a/b/c/d', $above));
	}

	public function testATrailLeavesOutFoldersWithoutAPageAndPagesThatNobodyMayRead(): void {
		$above = [SomePage::row(3, 'en/a/b/c'), SomePage::row(1, 'en/a', status: PageRow::DRAFT)];
		self::assertSame(['Title 3'], $this->trail('en/a/b/c/d', $above));
	}

	public function testNoRowsHaveNoTrails(): void {
		self::assertSame([], (new Trails(self::createStub(PageIndex::class), self::createStub(AccessService::class)))->of([]));
	}

	/**
	 * @param list<PageRow> $above as the index answers them
	 * @return list<string>
	 */
	private function trail(string $path, array $above): array {
		$index = self::createStub(PageIndex::class);
		$index->method('findAllByPaths')->willReturn(array_combine(array_column($above, 'path'), $above));
		$access = self::createStub(AccessService::class);
		$access->method('visible')->willReturnCallback(self::readable(...));
		return (new Trails($index, $access))->of([SomePage::row(4, $path)])[$path];
	}

	/**
	 * @param list<PageRow> $rows
	 * @return list<array{PageRow, Permissions}> the published ones
	 */
	private static function readable(array $rows): array {
		$published = array_values(array_filter($rows, static fn (PageRow $row): bool => $row->isPublished()));
		return array_map(static fn (PageRow $row): array => [$row, Permissions::none()], $published);
	}
}
