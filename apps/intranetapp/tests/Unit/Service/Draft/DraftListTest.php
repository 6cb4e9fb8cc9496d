<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Draft;

use OCA\IntranetApp\Model\Draft\DraftHead;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Service\Draft\DraftList;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Structure\Trails;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;
use PHPUnit\Framework\TestCase;

final class DraftListTest extends TestCase {
	public function testNothingIsAskedForThoseWhoMayWriteNothing(): void {
		$drafts = $this->createMock(DraftRepository::class);
		$drafts->expects(self::never())->method('findAllOfUser');
		self::assertSame([], $this->list($drafts, false)->marks());
	}

	public function testAnEditorOfOneSectionHasDraftsThere(): void {
		$drafts = self::createStub(DraftRepository::class);
		$drafts->method('findAllOfUser')->willReturn([new DraftHead(SomePage::row(7, 'en/section'), 'Draft', 'hash', 0)]);
		self::assertSame([['id' => 'page-7', 'updatedAt' => '1970-01-01T00:00:00Z']], $this->list($drafts, true)->marks());
	}

	private function list(DraftRepository $drafts, bool $isWriter): DraftList {
		$access = self::createStub(AccessService::class);
		$access->method('mayWriteAnywhere')->willReturn($isWriter);
		$access->method('ofRows')->willReturn([7 => Permissions::ofFolder($isWriter ? 3 : 1)]);
		return new DraftList($drafts, $access, self::createStub(Trails::class), 'someone');
	}
}
