<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\AppFramework\Apps\AppManager;
use Host\Calendars\Calendars;
use Host\Calendars\Objects;
use Host\Calendars\Principals;
use Host\Calendars\Rooms;
use Host\Tests\Instance;
use OCA\HostProbe\Calendar\ProbeRooms;
use OCP\Calendar\Room\IManager;
use OCP\IAppConfig;
use OCP\IConfig;
use OCP\IGroupManager;
use OCP\IUserManager;
use PHPUnit\Framework\TestCase;

final class RoomsTest extends TestCase {
	private const PROBE = __DIR__ . '/../../../../testing/apps/hostprobe';
	private Instance $host;

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance([self::PROBE]);
		$this->host->get(IConfig::class)->setAppValue('hostprobe', 'enabled', 'yes');
		$this->host->get(AppManager::class)->boot();
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testANewRoomGetsACalendarAndKeepsItUntilItIsGone(): void {
		$this->describe([self::room('blue'), self::room('red')]);
		self::assertSame(['hostprobe-blue', 'hostprobe-red'], $this->rooms()->names());
		$calendar = $this->calendar('blue');
		self::assertNotNull($calendar);
		$this->describe([['name' => 'Azure'] + self::room('blue')]);
		self::assertSame($calendar, $this->calendar('blue'));
		self::assertSame('Azure', $this->rooms()->find('hostprobe-blue')['{DAV:}displayname'] ?? null);
		self::assertSame([null, null], [$this->calendar('red'), $this->rooms()->find('hostprobe-red')]);
		$this->describe([]);
		self::assertSame([[], []], [$this->rooms()->names(), $this->host->get(Objects::class)->of($calendar)]);
	}

	public function testAnAppThatCannotSayItsRoomsLosesNone(): void {
		$this->describe([self::room('blue'), self::room('red')]);
		$this->describe([], 'list');
		self::assertSame(['hostprobe-blue', 'hostprobe-red'], $this->rooms()->names());
		$this->describe([['name' => 'Azure'] + self::room('blue'), ['name' => 'Ruby'] + self::room('red')], 'blue');
		self::assertSame('blue', $this->rooms()->find('hostprobe-blue')['{DAV:}displayname'] ?? null);
		self::assertSame('Ruby', $this->rooms()->find('hostprobe-red')['{DAV:}displayname'] ?? null);
	}

	public function testNamesAreSearchedByThoseWhoMayInviteTheRoom(): void {
		$facts = ['{http://nextcloud.com/ns}room-seating-capacity' => '8', '{http://nextcloud.com/ns}room-features' => 'PHONE,TV'];
		$this->describe([['facts' => $facts] + self::room('blue'), ['groups' => ['staff'], 'facts' => $facts] + self::room('red')]);
		$this->host->get(IUserManager::class)->createUser('ann', 'a-good-password');
		$both = ['hostprobe-blue', 'hostprobe-red'];
		self::assertSame($both, $this->search(['{http://nextcloud.com/ns}room-features' => 'tv,Phone']));
		self::assertSame([], $this->search(['{http://nextcloud.com/ns}room-features' => 'tv,projector']));
		self::assertSame(['hostprobe-blue'], $this->search(['{DAV:}displayname' => 'E']));
		self::assertSame([], $this->search(['{DAV:}displayname' => 'e', '{http://sabredav.org/ns}email-address' => 'red']));
		self::assertNull($this->rooms()->byAddress('ann', 'red@rooms.example'));
		$group = $this->host->get(IGroupManager::class)->createGroup('staff');
		$user = $this->host->get(IUserManager::class)->get('ann');
		self::assertNotNull($user);
		$group?->addUser($user);
		self::assertSame('hostprobe-red', $this->rooms()->byAddress('ann', 'red@rooms.example'));
		self::assertSame($both, $this->search(['{DAV:}displayname' => 'e']));
	}

	/**
	 * @param array<string, string> $wanted
	 * @return list<string>
	 */
	private function search(array $wanted): array {
		return $this->host->get(Principals::class)->search('ann', Rooms::PRINCIPALS, $wanted, false);
	}

	/** @param list<array<string, mixed>> $rooms */
	private function describe(array $rooms, string $broken = ''): void {
		$this->host->get(IAppConfig::class)->setValueArray('hostprobe', ProbeRooms::KEY, $rooms);
		$this->host->get(IAppConfig::class)->setValueString('hostprobe', ProbeRooms::BROKEN, $broken);
		$this->host->get(IManager::class)->update();
	}

	private function rooms(): Rooms {
		return $this->host->get(Rooms::class);
	}

	private function calendar(string $room): ?int {
		return $this->host->get(Calendars::class)->find(Rooms::principal('hostprobe', $room), 'calendar')?->id;
	}

	/** @return array<string, mixed> */
	private static function room(string $id): array {
		return ['id' => $id, 'name' => $id, 'email' => "$id@rooms.example", 'groups' => [], 'facts' => []];
	}
}
