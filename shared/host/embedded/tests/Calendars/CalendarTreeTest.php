<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\Calendars;
use Host\Calendars\Dav\CalendarTree;
use Host\Calendars\Dav\Leaf;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Tests\Instance;
use OCP\IUserManager;
use PHPUnit\Framework\TestCase;

final class CalendarTreeTest extends TestCase {
	private Instance $host;
	private Collection $homes;

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance();
		$users = $this->host->get(IUserManager::class);
		$ann = $users->createUser('ann', 'a-good-password');
		$users->createUser('bob', 'a-good-password');
		$calendars = $this->host->get(Calendars::class);
		$calendars->createPersonal('ann');
		$calendars->createPersonal('bob');
		self::assertNotFalse($ann);
		$this->homes = $this->host->get(CalendarTree::class)->homes($ann, '/remote.php/dav/');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testAPersonFindsOnlyTheOwnCalendars(): void {
		$own = $this->homes->child('ann');
		self::assertInstanceOf(Collection::class, $own);
		self::assertSame('personal', $own->child('personal')->name());
		$foreign = $this->homes->child('bob');
		self::assertInstanceOf(Leaf::class, $foreign);
		foreach ([
			static fn () => $foreign->child('personal'),
			static fn () => $foreign->child('none'),
			static fn () => $foreign->children(),
			static fn () => $foreign->property('{DAV:}displayname'),
			static fn () => $foreign->delete(),
			fn () => $this->homes->child('nobody'),
		] as $look) {
			try {
				$look();
				self::fail('Something was found');
			} catch (Problem $problem) {
				self::assertSame(404, $problem->status);
			}
		}
	}

	public function testTheFirstCalendarIsMadeOnce(): void {
		$calendars = $this->host->get(Calendars::class);
		$calendars->createPersonal('ann');
		self::assertCount(1, $calendars->of('principals/users/ann'));
	}

	public function testCalendarsGoWithTheirPerson(): void {
		$this->host->get(IUserManager::class)->get('bob')?->delete();
		self::assertSame([], $this->host->get(Calendars::class)->of('principals/users/bob'));
	}
}
