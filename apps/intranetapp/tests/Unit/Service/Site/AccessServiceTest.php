<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Site;

use OCA\GroupFolders\ACL\ACLManager;
use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Host\FolderAccess;
use OCA\IntranetApp\Shared\Host\TeamFolders;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class AccessServiceTest extends TestCase {
	private static function row(string $path, string $status = PageRow::PUBLISHED): PageRow {
		return SomePage::row(crc32($path), $path, status: $status);
	}

	private function service(?int $bits, ?int $folderId = 1, ?string $userId = 'user'): AccessService {
		return $this->with($bits === null ? null : new FolderAccess(1, $bits, 'files', null, []), $folderId, $userId);
	}

	private function with(?FolderAccess $access, ?int $folderId = 1, ?string $userId = 'user'): AccessService {
		$teamFolders = self::createStub(TeamFolders::class);
		$teamFolders->method('accessOf')->willReturn($access);
		$site = self::createStub(SiteSettings::class);
		$site->method('findFolderIdOrNull')->willReturn($folderId);
		return new AccessService($teamFolders, $site, $userId);
	}

	#[TestWith([PageRow::PUBLISHED, 1, true])]
	#[TestWith([PageRow::PUBLISHED, 0, false])]
	#[TestWith([PageRow::DRAFT, 1, false])]
	#[TestWith([PageRow::DRAFT, 3, true])]
	#[TestWith([PageRow::REVIEW, 17, false])]
	#[TestWith([PageRow::REVIEW, 3, true])]
	public function testWhatIsNotPublishedIsForThoseWhoMayWriteIt(string $status, int $bits, bool $isSeen): void {
		self::assertCount($isSeen ? 1 : 0, $this->service($bits)->visible([self::row('en/page', $status)]));
	}

	public function testAFileHasNoRightToCreateAndItsFolderHas(): void {
		$row = self::row('en/page');
		$permissions = $this->service(31)->ofRows([$row])[$row->fileId] ?? Permissions::none();
		self::assertSame([27, 31], [$permissions->file, $permissions->folder]);
	}

	#[TestWith(['en/open', true])]
	#[TestWith(['en/closed', false])]
	#[TestWith(['en/closed/below', true])]
	public function testALongListKnowsRulesOnFilesThemselves(string $path, bool $isSeen): void {
		$manager = self::createStub(ACLManager::class);
		$manager->method('getPermissionsForPathFromRules')
			->willReturnCallback(static fn (int $folderId, string $place): int => $place === 'files/en/closed/closed.json' ? 30 : 31);
		$access = $this->with(new FolderAccess(1, 31, 'files', $manager, ['files/en/closed/closed.json' => []]));
		$page = new PageHead(1, 'id', 'unique', $path, null, 'Title', PageRow::PUBLISHED, false, null, 0, 0);
		self::assertSame($isSeen, $access->ofHead($page) !== null);
	}

	public function testTheOrderOfPagesStays(): void {
		$rows = [self::row('en/b'), self::row('en'), self::row('en/a')];
		self::assertSame($rows, array_column($this->service(1)->visible($rows), 0));
	}

	#[TestWith([null, 1, 'user'])]
	#[TestWith([31, null, 'user'])]
	#[TestWith([31, 1, null])]
	public function testWhoIsNoMemberSeesNothing(?int $bits, ?int $folderId, ?string $userId): void {
		$service = $this->service($bits, $folderId, $userId);
		self::assertSame([[], 0], [$service->visible([self::row('en/page')]), $service->root()->folder]);
	}
}
