<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Index;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Trash\Tombstone;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Index\PageIds;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class PageIdsTest extends TestCase {
	private const MADE = '/^page-[0-9a-f-]{36}$/';

	/** @var list<PageRow> */
	private array $rows = [];
	/** @var list<Tombstone> */
	private array $trashed = [];

	public function testAreThoseOfTheFile(): void {
		self::assertSame(['about', 'page-1'], $this->choose(1, null, ['id' => 'about', 'uniqueId' => 'page-1']));
		self::assertSame(['page-1', 'page-1'], $this->choose(1, null, ['uniqueId' => 'page-1']));
	}

	public function testAreMadeWhereTheFileHasNone(): void {
		[$id, $uniqueId] = $this->choose(1, null, ['title' => 'By hand']);
		self::assertMatchesRegularExpression(self::MADE, $id);
		self::assertSame($id, $uniqueId);
	}

	public function testACopyHasOthersThanTheOriginal(): void {
		$this->rows = [SomePage::row(1, id: 'about', uniqueId: 'page-1')];
		foreach ([['id' => 'about', 'uniqueId' => 'page-1'], ['id' => 'page-1'], ['uniqueId' => 'about']] as $page) {
			[$id, $uniqueId] = $this->choose(2, null, $page);
			self::assertMatchesRegularExpression(self::MADE, $id);
			self::assertSame($id, $uniqueId);
		}
	}

	public function testStayAsLongAsThePageIsKnown(): void {
		$known = SomePage::row(2, id: 'page-own', uniqueId: 'page-own');
		self::assertSame(['page-own', 'page-own'], $this->choose(2, $known, ['id' => 'about', 'uniqueId' => 'page-1']));
		self::assertSame(['page-own', 'page-own'], $this->choose(2, $known, null));
	}

	public function testAFileWithoutAPageHasOnesThatGiveWay(): void {
		self::assertSame(['file-3', 'file-3'], $this->choose(3, null, null));
		self::assertSame(
			['about', 'page-1'],
			$this->choose(3, SomePage::row(3, id: 'file-3', uniqueId: 'file-3'), ['id' => 'about', 'uniqueId' => 'page-1']),
		);
	}

	public function testAHomePageIsKnownByItsLanguage(): void {
		self::assertSame('home-en', $this->choose(1, null, ['title' => 'Home'], 'en')[0]);
		self::assertSame('home-nl', $this->choose(1, null, ['id' => 'home-en', 'uniqueId' => 'page-1'], 'nl')[0]);
		self::assertNotSame('home-en', $this->choose(1, null, ['id' => 'home-en'])[0]);
		$this->rows = [SomePage::row(1, id: 'home-en', uniqueId: 'page-1')];
		[$id, $uniqueId] = $this->choose(2, null, ['id' => 'home-en', 'uniqueId' => 'page-1'], 'nl');
		self::assertSame('home-nl', $id);
		self::assertMatchesRegularExpression(self::MADE, $uniqueId);
	}

	public function testNoPageGoesByAFixedPartOfAnAddress(): void {
		self::assertSame(['page-1', 'page-1'], $this->choose(1, null, ['id' => 'tree', 'uniqueId' => 'page-1']));
	}

	public function testARestoredPageHasItsOwnAgainWhateverItsFileSays(): void {
		$this->trashed = [self::trashed(1, 'page-own', 'page-unique')];
		self::assertSame(['page-own', 'page-unique'], $this->choose(1, null, ['id' => 'about', 'uniqueId' => 'page-1']));
		self::assertSame(['page-own', 'page-unique'], $this->choose(1, null, null));
		$this->rows = [SomePage::row(2, id: 'page-other', uniqueId: 'page-unique')];
		self::assertMatchesRegularExpression(self::MADE, $this->choose(1, null, ['id' => 'page-own'])[0]);
	}

	public function testNoOtherFileGetsThoseOfAPageInTheTrashBin(): void {
		$this->trashed = [self::trashed(1, 'about', 'page-1')];
		foreach ([['id' => 'about', 'uniqueId' => 'page-1'], ['id' => 'page-1'], ['uniqueId' => 'about']] as $page) {
			self::assertMatchesRegularExpression(self::MADE, $this->choose(2, null, $page)[0]);
		}
		$known = SomePage::row(2, id: 'page-own', uniqueId: 'page-own');
		self::assertSame(['page-own', 'page-own'], $this->choose(2, $known, ['id' => 'about']));
	}

	public function testANewHomePageHasTheFixedIdOfTheFormerOne(): void {
		$this->trashed = [self::trashed(1, 'home-en', 'page-1')];
		self::assertSame(['home-en', 'page-2'], $this->choose(2, null, ['id' => 'home-en', 'uniqueId' => 'page-2'], 'en'));
		[$id, $uniqueId] = $this->choose(2, null, ['id' => 'home-en', 'uniqueId' => 'page-1'], 'en');
		self::assertSame('home-en', $id);
		self::assertMatchesRegularExpression(self::MADE, $uniqueId);
	}

	public function testAFormerHomePageIsOneAgainOrAnotherPage(): void {
		$this->trashed = [self::trashed(1, 'home-en', 'page-1')];
		self::assertSame(['home-en', 'page-1'], $this->choose(1, null, ['id' => 'home-en'], 'en'));
		self::assertSame(['page-1', 'page-1'], $this->choose(1, null, ['id' => 'home-en']));
		$this->trashed = [self::trashed(1, 'page-1', 'page-1')];
		self::assertSame(['home-en', 'page-1'], $this->choose(1, null, ['id' => 'home-en'], 'en'));
		$this->rows = [SomePage::row(2, id: 'home-en', uniqueId: 'page-2')];
		self::assertSame(['page-1', 'page-1'], $this->choose(1, null, ['id' => 'home-en']));
	}

	private static function trashed(int $fileId, string $id, string $uniqueId): Tombstone {
		return new Tombstone($fileId, 100 + $fileId, $id, $uniqueId, 'en/about', 'About');
	}

	/**
	 * @param ?array<string, string> $page
	 * @return array{string, string}
	 */
	private function choose(int $fileId, ?PageRow $known, ?array $page, ?string $home = null): array {
		$index = self::createStub(PageIndex::class);
		$index->method('findOrNull')->willReturnCallback(function (string $id): ?PageRow {
			foreach ($this->rows as $row) {
				if ($row->id === $id || $row->uniqueId === $id) {
					return $row;
				}
			}
			return null;
		});
		$tombstones = self::createStub(Tombstones::class);
		$tombstones->method('findByFileIdOrNull')->willReturnCallback(fn (int $fileId): ?Tombstone =>
			array_values(array_filter($this->trashed, static fn (Tombstone $one): bool => $one->fileId === $fileId))[0] ?? null);
		$tombstones->method('isOfOther')->willReturnCallback(fn (string $id, int $fileId): bool => array_filter(
			$this->trashed,
			static fn (Tombstone $one): bool => $one->fileId !== $fileId && in_array($id, [$one->id, $one->uniqueId], true),
		) !== []);
		$ids = new PageIds($index, $tombstones);
		return $ids->choose($fileId, $known, $page === null ? null : PageDocument::blank()->with($page), $home);
	}
}
