<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Access;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Listener\ForgetPermissions;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Service\Access\ShareeService;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\IGroupManager;
use OCP\IUserManager;
use OCP\User\Events\UserDeletedEvent;

final class PermissionServiceTest extends RoomsTestCase {
	private const ANNA = ['type' => 'user', 'id' => 'anna'];
	private const STAFF = ['type' => 'group', 'id' => 'staff'];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->account('anna', 'staff');
		$this->room('Blue');
	}

	public function testReplacesAllListsAndNamesWhoTheyAreFor(): void {
		$service = $this->permissionService();
		$first = ['viewers' => [self::ANNA], 'managers' => [self::STAFF]];
		self::assertSame(['status' => 'ok'], $service->save(Subject::Room, 'blue', $first));
		$service->save(Subject::Room, 'blue', ['bookers' => [self::ANNA, self::STAFF, self::ANNA]]);
		self::assertSame([
			'viewers' => [],
			'bookers' => [self::ANNA + ['label' => 'anna'], self::STAFF + ['label' => 'staff']],
			'managers' => [],
		], $service->find(Subject::Room, 'blue'));
	}

	public function testRefusesWhoIsUnknownButNotWhoWasThereBefore(): void {
		$gone = ['type' => 'user', 'id' => 'gone'];
		$service = $this->permissionService();
		$refusal = self::refusal(static fn () => $service->save(Subject::Room, 'blue', ['bookers' => [self::ANNA, $gone]]));
		self::assertSame([400, Reason::UNKNOWN_PRINCIPAL, '/bookers/1/id'], [$refusal->status(), $refusal->reason, $refusal->pointer]);
		self::assertSame([], $service->find(Subject::Room, 'blue')['bookers']);
		$this->account('gone');
		$service->save(Subject::Room, 'blue', ['bookers' => [$gone]]);
		$this->database->run("DELETE FROM oc_users WHERE uid = 'gone'");
		self::assertSame(['status' => 'ok'], $service->save(Subject::Room, 'blue', ['managers' => [$gone]]));
	}

	public function testAnUnknownRoomOrGroupIsRefused(): void {
		foreach ([[Subject::Room, 'Room not found'], [Subject::Group, 'Room group not found']] as [$subject, $text]) {
			foreach ([
				fn () => $this->permissionService()->find($subject, 'none'),
				fn () => $this->permissionService()->save($subject, 'none', []),
			] as $call) {
				$refusal = self::refusal($call);
				self::assertSame([404, $text], [$refusal->status(), $refusal->getMessage()]);
			}
		}
	}

	public function testCalendarClientsAreToldWhenTheRestrictionChangesAndOnlyThen(): void {
		$service = $this->permissionService();
		$service->save(Subject::Room, 'blue', ['bookers' => [self::STAFF]]);
		self::assertSame(1, $this->catalog->changes);
		$service->save(Subject::Room, 'blue', ['managers' => [self::STAFF]]);
		self::assertSame(1, $this->catalog->changes);
		$service->save(Subject::Room, 'blue', ['managers' => [self::STAFF, self::ANNA]]);
		self::assertSame(2, $this->catalog->changes);
		$group = $this->groupService()->create(['name' => 'Floor'])['id'];
		$service->save(Subject::Group, $group, ['managers' => [self::ANNA]]);
		self::assertSame(2, $this->catalog->changes);
		$this->room('Red', ['groupId' => $group]);
		$service->save(Subject::Group, $group, []);
		self::assertSame(3, $this->catalog->changes);
	}

	public function testDeletedAccountsAndGroupsLeaveNoPermission(): void {
		$service = $this->permissionService();
		$listener = new ForgetPermissions($service);
		$events = $this->instance->get(IEventDispatcher::class);
		$events->addListener(UserDeletedEvent::class, $listener->handle(...));
		$events->addListener(GroupDeletedEvent::class, $listener->handle(...));
		$service->save(Subject::Room, 'blue', ['viewers' => [self::ANNA], 'managers' => [self::STAFF]]);
		$this->account('bob');
		$this->catalog->changes = 0;
		$this->instance->get(IUserManager::class)->get('bob')?->delete();
		self::assertSame(0, $this->catalog->changes);
		$this->instance->get(IUserManager::class)->get('anna')?->delete();
		self::assertSame(1, $this->catalog->changes);
		$left = ['viewers' => [], 'bookers' => [], 'managers' => [self::STAFF + ['label' => 'staff']]];
		self::assertSame($left, $service->find(Subject::Room, 'blue'));
		$this->instance->get(IGroupManager::class)->get('staff')?->delete();
		self::assertSame(2, $this->catalog->changes);
		self::assertSame([], $this->permissions->find(Subject::Room, 'blue')->list);
	}

	public function testAGroupIsFoundByItsExactIdAmongManyOthers(): void {
		$groups = $this->instance->get(IGroupManager::class);
		for ($number = 0; $number <= Limits::GROUPS_PER_ANSWER; $number++) {
			$groups->createGroup("a team $number");
		}
		$groups->createGroup('team')?->setDisplayName('Everyone');
		$service = new ShareeService($this->accounts);
		self::assertCount(Limits::GROUPS_PER_ANSWER, $service->findAll(''));
		$found = $service->findAll('team');
		self::assertCount(Limits::GROUPS_PER_ANSWER, $found);
		self::assertContains(['id' => 'team', 'label' => 'Everyone', 'type' => 'group'], $found);
		self::assertCount(1, array_keys(array_column($found, 'id'), 'team', true));
		self::assertSame([], $service->findAll('nobody is called so'));
	}
}
