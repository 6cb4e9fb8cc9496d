<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Groups;

use Host\Accounts\Groups\Group;
use Host\Accounts\Groups\Groups;
use Host\Accounts\Groups\SubAdmins;
use Host\AppFramework\Events;
use Host\Database\Database;
use Host\Tests\Accounts\AccountsTestCase;
use OCP\Group\Events\GroupDeletedEvent;

final class GroupsTest extends AccountsTestCase {
	public function testMembersAreListedByNameAndGroupsByAge(): void {
		[$anna, $bob] = [$this->user('anna'), $this->user('bob')];
		$this->group('z')->addUser($bob);
		$this->group('z')->addUser($anna);
		$this->group('a')->addUser($anna);
		self::assertSame(['anna', 'bob'], array_keys($this->group('z')->getUsers()));
		self::assertSame(['z', 'a'], $this->get(Groups::class)->getUserGroupIds($anna));
	}

	public function testWhoJoinsOrLeavesIsKnownAtOnce(): void {
		$anna = $this->user('anna');
		$group = $this->group('staff');
		self::assertFalse($group->inGroup($anna));
		$group->addUser($anna);
		self::assertTrue($group->inGroup($anna));
		$group->removeUser($anna);
		self::assertSame([], $this->get(Groups::class)->ids('anna'));
	}

	public function testAGroupKnowsAMemberWhomAnotherRequestAdded(): void {
		$anna = $this->user('anna');
		$group = $this->group('staff');
		self::assertSame([], $this->get(Groups::class)->getUserGroupIds($anna));
		$this->get(Database::class)->run("INSERT INTO oc_group_user (gid, uid) VALUES ('staff', 'anna')");
		self::assertTrue($group->inGroup($anna));
	}

	public function testALongNameGetsAShortId(): void {
		$name = str_repeat('long name ', 8);
		$group = $this->group($name);
		self::assertSame([hash('sha256', $name), $name], [$group->getGID(), $group->getDisplayName()]);
	}

	public function testAGroupIsGoneWhenItsEndIsTold(): void {
		$group = $this->group('staff');
		$heard = [];
		$this->get(Events::class)->addListener(GroupDeletedEvent::class, function (GroupDeletedEvent $event) use (&$heard): void {
			$id = $event->getGroup()->getGID();
			$heard[] = [$id, $this->get(Groups::class)->groupExists($id)];
		});
		$group->delete();
		self::assertSame([['staff', false]], $heard);
	}

	public function testTheAdministratorsStay(): void {
		self::assertFalse($this->group(Groups::ADMIN)->delete());
		self::assertTrue($this->group('staff')->delete());
		self::assertSame([true, false], array_map($this->get(Groups::class)->groupExists(...), [Groups::ADMIN, 'staff']));
	}

	public function testASubAdminReachesTheMembersOfHerGroupsButNoAdministrator(): void {
		[$sub, $member, $admin, $stranger] = array_map($this->user(...), ['sub', 'member', 'admin', 'stranger']);
		$staff = $this->group('staff');
		$staff->addUser($member);
		$staff->addUser($admin);
		$this->group(Groups::ADMIN)->addUser($admin);
		$subAdmins = $this->get(SubAdmins::class);
		self::assertFalse($subAdmins->isUserAccessible($sub, $member));
		$subAdmins->createSubAdmin($sub, $staff);
		self::assertTrue($subAdmins->isUserAccessible($sub, $member));
		self::assertTrue($subAdmins->isUserAccessible($sub, $sub));
		self::assertFalse($subAdmins->isUserAccessible($sub, $admin));
		self::assertFalse($subAdmins->isUserAccessible($sub, $stranger));
		self::assertSame(['staff'], array_keys($subAdmins->getSubAdminsGroups($sub)));
	}

	private function group(string $name): Group {
		$group = $this->get(Groups::class)->createGroup($name);
		self::assertInstanceOf(Group::class, $group);
		return $group;
	}
}
