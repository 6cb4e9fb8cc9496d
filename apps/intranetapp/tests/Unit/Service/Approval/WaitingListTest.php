<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Approval;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Service\Approval\WaitingList;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Service\Page\SafeTexts;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class WaitingListTest extends TestCase {
	public function testNothingIsAskedForThoseWhoMayWriteNothing(): void {
		[$changes, $index] = [$this->createMock(PendingChanges::class), $this->createMock(PageIndex::class)];
		$changes->expects(self::never())->method('findAllHeads');
		$index->expects(self::never())->method('findAllWithStatus');
		self::assertSame(0, $this->list($changes, $index, false)->count());
	}

	public function testAnEditorOfOneSectionIsToldWhatWaitsThere(): void {
		[$changes, $index] = [self::createStub(PendingChanges::class), self::createStub(PageIndex::class)];
		$index->method('findAllWithStatus')->willReturn([7 => SomePage::row(7, 'en/section/page', status: PageRow::REVIEW)]);
		self::assertSame(1, $this->list($changes, $index, true)->count());
	}

	private function list(PendingChanges $changes, PageIndex $index, bool $isWriter): WaitingList {
		$access = self::createStub(AccessService::class);
		$access->method('mayWriteAnywhere')->willReturn($isWriter);
		$access->method('ofRows')->willReturn([7 => Permissions::ofFolder($isWriter ? 31 : 1)]);
		$publication = self::createStub(PublicationRule::class);
		$publication->method('mayPublish')->willReturn(true);
		return new WaitingList(
			$changes,
			$index,
			self::createStub(PageGate::class),
			self::createStub(PageNodes::class),
			$access,
			$publication,
			self::createStub(SafeTexts::class),
			self::createStub(Accounts::class),
			'someone',
		);
	}
}
