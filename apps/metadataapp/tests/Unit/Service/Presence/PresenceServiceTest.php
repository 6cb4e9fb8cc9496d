<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Presence;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class PresenceServiceTest extends ServicesTestCase {
	public function testMembersSeeEachOtherWhileTheySayThatTheyAreThere(): void {
		self::assertSame(['people' => []], $this->presenceService()->enter('will', self::DOCS));
		$will = ['id' => 'will', 'name' => 'will'];
		self::assertSame(['people' => [$will]], $this->presenceService()->findAll('rita', self::DOCS));
		$this->clock->time += Limits::PRESENCE_SECONDS;
		self::assertSame(['people' => [$will]], $this->presenceService()->enter('rita', self::DOCS));
		$this->clock->time += 1;
		self::assertSame(['people' => []], $this->presenceService()->findAll('rita', self::DOCS));
		self::assertSame(['rita'], $this->presenceService()->findAllIds(self::DOCS));
		self::assertSame([], $this->presenceService()->findAllIds(self::ARCHIVE));
		self::assertSame([], $this->presenceService()->findAllIds(404));
	}

	public function testWhoLeavesIsGoneAndToLeaveNeverFails(): void {
		$this->presenceService()->enter('will', self::DOCS);
		$this->presenceService()->enter('rita', self::DOCS);
		foreach ([false, 404, self::ARCHIVE] as $elsewhere) {
			$this->presenceService()->leave('will', $elsewhere);
		}
		self::assertCount(2, $this->presenceService()->findAllIds(self::DOCS));
		$this->presenceService()->leave('will', self::DOCS);
		$this->presenceService()->leave('olga', self::DOCS);
		self::assertSame(['rita'], $this->presenceService()->findAllIds(self::DOCS));
	}

	public function testIsForMembers(): void {
		foreach (['olga', 'mia', 'root'] as $user) {
			$this->presenceService()->note($user, self::DOCS);
			$refused = [404, Reason::UNKNOWN_FOLDER];
			self::assertSame($refused, self::refused(fn (): array => $this->presenceService()->enter($user, self::DOCS)));
			self::assertSame($refused, self::refused(fn (): array => $this->presenceService()->findAll($user, self::DOCS)));
		}
		$this->presenceService()->note('rita', self::DOCS);
		self::assertSame(['rita'], $this->presenceService()->findAllIds(self::DOCS));
	}
}
