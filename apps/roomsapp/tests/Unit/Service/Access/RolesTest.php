<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Access;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Guard\RoomManager;
use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class RolesTest extends RoomsTestCase {
	public function testTheHighestOfRoomRoomGroupAccountGroupsAndEveryoneCounts(): void {
		$this->account('anna', 'staff');
		$group = $this->groupService()->create(['name' => 'Floor'])['id'];
		$rooms = [
			$this->room('1'),
			$this->room('two', ['groupId' => $group]),
			$this->room('three', ['everyone' => 'view']),
			$this->room('four', ['everyone' => 'book', 'groupId' => $group]),
			$this->room('five'),
		];
		$this->permissions->saveAll(Subject::Room, '1', self::permissions('viewers', 'user', 'anna'));
		$this->permissions->saveAll(Subject::Group, $group, self::permissions('bookers', 'group', 'staff'));
		$this->permissions->saveAll(Subject::Room, 'four', self::permissions('managers', 'group', 'staff'));
		self::assertSame(
			[1 => Role::Viewer, 'two' => Role::Booker, 'three' => Role::Viewer, 'four' => Role::Manager, 'five' => Role::None],
			$this->roles()->ofAll($rooms, 'anna'),
		);
	}

	public function testARoomOfAnotherGroupIsNotMeant(): void {
		$this->account('anna');
		$this->permissions->saveAll(Subject::Group, 'blue', self::permissions('managers', 'user', 'anna'));
		self::assertSame(Role::None, $this->roles()->of($this->room('Blue'), 'anna'));
	}

	public function testAdministratorsMayEverythingAndAccountsThatDoNotExistNothing(): void {
		$this->account('root', 'admin');
		$room = $this->room('Blue', ['everyone' => 'book']);
		$this->permissions->saveAll(Subject::Room, 'blue', self::permissions('managers', 'user', 'gone'));
		self::assertSame(
			[Role::Admin, Role::None, Role::None],
			array_map(fn (?string $id): Role => $this->roles()->of($room, $id), ['root', 'gone', null]),
		);
	}

	public function testManyRoomsTakeOneQuery(): void {
		$this->account('anna');
		$rooms = [$this->room('One'), $this->room('Two'), $this->room('Three', ['everyone' => 'view'])];
		$permissions = $this->createMock(PermissionRepository::class);
		$permissions->expects(self::once())->method('findAllHeldBy')->willReturn(['room' => ['two' => Role::Booker]]);
		$roles = (new Roles($permissions, $this->accounts))->ofAll($rooms, 'anna');
		self::assertSame(['one' => Role::None, 'two' => Role::Booker, 'three' => Role::Viewer], $roles);
	}

	public function testTheGuardAdmitsManagersAndTellsAnUnknownRoomFromAForeignOne(): void {
		$this->account('anna');
		$this->account('bob');
		$this->room('Blue', ['everyone' => 'book']);
		$this->permissions->saveAll(Subject::Room, 'blue', self::permissions('managers', 'user', 'anna'));
		$guard = new RoomManager($this->rooms, $this->roles());
		$check = static function (?string $userId, string $room) use ($guard): void {
			$input = new Input();
			$input->fill(null, [], ['id' => $room]);
			$guard->check(new Caller($userId), $input);
		};
		$check('anna', 'blue');
		foreach (['bob', null] as $userId) {
			$refusal = self::refusal(static fn () => $check($userId, 'blue'));
			self::assertSame([403, Reason::NOT_MANAGER, 'Forbidden'], [$refusal->status(), $refusal->reason, $refusal->getMessage()]);
		}
		$refusal = self::refusal(static fn () => $check('anna', 'red'));
		self::assertSame([404, 'Room not found'], [$refusal->status(), $refusal->getMessage()]);
	}

	/**
	 * @param 'viewers'|'bookers'|'managers' $member
	 * @param 'user'|'group' $type
	 */
	private static function permissions(string $member, string $type, string $id): Permissions {
		return Permissions::fromInput([$member => [['type' => Principal::from($type)->value, 'id' => $id]]]);
	}
}
