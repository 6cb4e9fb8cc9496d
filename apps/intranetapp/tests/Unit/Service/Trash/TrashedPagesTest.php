<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Trash;

use OCA\IntranetApp\Host\TrashBin;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Trash\Tombstone;
use OCA\IntranetApp\Model\Trash\TrashedFile;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Repository\Trash\FileTable;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Trash\TrashAccess;
use OCA\IntranetApp\Service\Trash\TrashedPages;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class TrashedPagesTest extends TestCase {
	/** @var array<int, TrashedFile> */
	private array $files = [];
	/** @var list<Tombstone> */
	private array $tombstones = [];
	/** @var array<int, int> folders by what is in them */
	private array $parents = [];
	/** @var array<int, int> bits by file id; all when left out */
	private array $bits = [];
	/** @var list<PageRow> */
	private array $rows = [];
	/** @var list<string> */
	private array $hidden = [];
	private bool $isEnabled = true;
	/** @var list<int> */
	private array $removed = [];

	public function testPagesDeletedAtOnceAreOne(): void {
		$this->deleted(20, 'en/news/about');
		$this->page(1, 20, 'about', 'en/news/about');
		$this->page(2, 21, 'team', 'en/news/about/team', 20);
		$this->page(3, 99, 'elsewhere', 'en/elsewhere');
		$this->rows = [SomePage::row(9, 'en/news')];
		[$item] = $this->list();
		self::assertCount(1, $this->list());
		self::assertSame(['about', 'Title of about', 'en/news/about', ['Title 9'], 1], self::facts($item));
		[$page, $file] = $this->pages()->find('team');
		self::assertSame([2, 20], [$page->fileId, $file->id]);
	}

	public function testTheFileOfAPageAloneStandsForIt(): void {
		$this->deleted(1, 'en/about/about.json', false);
		$this->page(1, 20, 'about', 'en/about');
		self::assertSame(['about', 'Title of about', 'en/about', [], 0], self::facts($this->list()[0]));
	}

	public function testAFolderWithPagesHasItsNameAndThePageThatIsHighest(): void {
		$this->deleted(50, 'en/old-projects');
		$this->page(1, 21, 'deep', 'en/old-projects/one/deep', 20);
		$this->page(2, 20, 'one', 'en/old-projects/one', 50);
		self::assertSame(['one', 'Old projects', 'en/old-projects', [], 1], self::facts($this->list()[0]));
	}

	public function testPagesAboveThatAreHiddenHaveNoTitle(): void {
		$this->deleted(20, 'en/secret/gone/about');
		$this->page(1, 20, 'about', 'en/secret/gone/about');
		$this->rows = [SomePage::row(9, 'en/secret')];
		$this->hidden = ['en/secret'];
		self::assertSame(['Gone'], $this->list()[0]['trail']);
	}

	public function testOnlyWhatMayBeRestoredIsListed(): void {
		$this->deleted(20, 'en/about');
		$this->page(1, 20, 'about', 'en/about');
		$this->bits = [20 => Permissions::READ | Permissions::DELETE];
		self::assertSame([], $this->list());
		$this->bits = [20 => Permissions::READ | Permissions::UPDATE];
		self::assertFalse($this->list()[0]['canDelete']);
		$this->expectException(Forbidden::class);
		$this->pages()->remove('about');
	}

	public function testWhatMayBeDeletedIsDeletedWithWhatItWasDeletedWith(): void {
		$this->deleted(20, 'en/about');
		$this->page(1, 20, 'about', 'en/about');
		$this->page(2, 21, 'team', 'en/about/team', 20);
		$this->pages()->remove('team');
		self::assertSame([20], $this->removed);
	}

	public function testAPageElsewhereIsNotInTheTrashBin(): void {
		$this->deleted(20, 'en/about');
		$this->page(3, 99, 'elsewhere', 'en/elsewhere');
		self::assertSame([], $this->list());
		$this->expectException(NotFound::class);
		$this->pages()->find('elsewhere');
	}

	public function testWithoutTheAppNothingIsKept(): void {
		$this->isEnabled = false;
		self::assertSame(['isEnabled' => false, 'items' => []], $this->pages()->list());
	}

	private function deleted(int $id, string $path, bool $isFolder = true): void {
		$this->files[$id] = new TrashedFile($id, $path, $isFolder, 0, null);
	}

	/** @param int $above the folder that its folder is in */
	private function page(int $fileId, int $folderId, string $id, string $path, int $above = 7): void {
		$this->tombstones[] = new Tombstone($fileId, $folderId, $id, "unique-$id", $path, "Title of $id");
		$this->parents[$fileId] = $folderId;
		$this->parents[$folderId] = $above;
	}

	/**
	 * @param array{id: string, title: string, path: string, trail: list<string>, pages: int, ...} $item
	 * @return array{string, string, string, list<string>, int}
	 */
	private static function facts(array $item): array {
		return [$item['id'], $item['title'], $item['path'], $item['trail'], $item['pages']];
	}

	/**
	 * @return list<array{
	 *     id: string, uniqueId: string, title: string, path: string, trail: list<string>, language: string, pages: int,
	 *     deletedAt: string, deletedBy: ?array{id: string, name: string}, canDelete: bool,
	 * }>
	 */
	private function list(): array {
		return $this->pages()->list()['items'];
	}

	private function pages(): TrashedPages {
		$bin = self::createStub(TrashBin::class);
		$bin->method('isAvailable')->willReturn($this->isEnabled);
		$bin->method('list')->willReturn($this->files);
		$bin->method('remove')->willReturnCallback(function (int $folderId, int $fileId): void {
			$this->removed[] = $fileId;
		});
		$permissions = self::createStub(TrashAccess::class);
		$permissions->method('of')->willReturn(array_map(
			fn (TrashedFile $file): Permissions => Permissions::ofFolder($this->bits[$file->id] ?? Permissions::ALL),
			$this->files,
		));
		$tombstones = self::createStub(Tombstones::class);
		$tombstones->method('findAll')->willReturn($this->tombstones);
		$tombstones->method('findOrNull')->willReturnCallback(fn (string $id): ?Tombstone =>
			array_values(array_filter($this->tombstones, static fn (Tombstone $one): bool => $one->id === $id))[0] ?? null);
		$table = self::createStub(FileTable::class);
		$table->method('findAllParents')->willReturn($this->parents);
		$index = self::createStub(PageIndex::class);
		$index->method('findAllByPaths')->willReturn(array_combine(
			array_map(static fn (PageRow $row): string => $row->path, $this->rows),
			$this->rows,
		));
		$access = self::createStub(AccessService::class);
		$access->method('visible')->willReturn(array_values(array_map(
			static fn (PageRow $row): array => [$row, Permissions::ofFolder(Permissions::ALL)],
			array_filter($this->rows, fn (PageRow $row): bool => !in_array($row->path, $this->hidden, true)),
		)));
		$site = self::createStub(SiteSettings::class);
		$site->method('findFolderIdOrNull')->willReturn(1);
		$accounts = self::createStub(Accounts::class);
		return new TrashedPages($bin, $permissions, $tombstones, $table, $index, $access, $site, $accounts);
	}
}
