<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Group;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class RoomGroupServiceTest extends RoomsTestCase {
	public function testKeepsNameDescriptionAndId(): void {
		$service = $this->groupService();
		$group = $service->create(['name' => ' First floor ', 'description' => 'With a view']);
		self::assertSame([
			'id' => 'first-floor',
			'name' => 'First floor',
			'description' => 'With a view',
			'createdAt' => '2027-01-15T08:00:00Z',
		], $group);
		self::assertSame('first-floor-1', $service->create(['name' => 'First floor'])['id']);
		self::assertSame(['name' => 'Ground'] + $group, ['name' => 'Ground'] + $service->update('first-floor', ['name' => 'Ground']));
		self::assertSame('', $service->update('first-floor', ['description' => ''])['description']);
		self::assertSame(['First floor', 'Ground'], array_column($service->findAll(), 'name'));
		self::assertSame('Ground', $service->find('first-floor')['name']);
	}

	public function testANameIsRequired(): void {
		$service = $this->groupService();
		$id = $service->create(['name' => 'Floor'])['id'];
		foreach ([
			static fn () => $service->create([]),
			static fn () => $service->create(['name' => ' ']),
			static fn () => $service->update($id, ['name' => '']),
		] as $call) {
			$refusal = self::refusal($call);
			self::assertSame([400, 'Group name is required'], [$refusal->status(), $refusal->getMessage()]);
		}
	}

	public function testAGroupGoesWithItsPermissionsButNotWithRooms(): void {
		$service = $this->groupService();
		$id = $service->create(['name' => 'Floor'])['id'];
		$this->room('Blue', ['groupId' => $id]);
		$this->account('anna');
		$this->permissionService()->save(Subject::Group, $id, ['viewers' => [['type' => 'user', 'id' => 'anna']]]);
		$refusal = self::refusal(static fn () => $service->delete($id));
		self::assertSame([409, Reason::GROUP_HAS_ROOMS], [$refusal->status(), $refusal->reason]);
		self::assertCount(1, $this->permissions->find(Subject::Group, $id)->list);
		$this->writer()->update('blue', ['groupId' => ''], true);
		self::assertSame(['status' => 'ok'], $service->delete($id));
		self::assertSame([], $this->permissions->find(Subject::Group, $id)->list);
		foreach ([fn () => $service->delete($id), fn () => $service->find($id), fn () => $service->update($id, ['name' => 'x'])] as $call) {
			$refusal = self::refusal($call);
			self::assertSame([404, 'Room group not found'], [$refusal->status(), $refusal->getMessage()]);
		}
	}
}
