<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Room\BulkChanges;
use OCA\RoomsApp\Service\Room\PersonalRooms;
use OCA\RoomsApp\Service\Room\RoomChecker;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class BulkChangesTest extends RoomsTestCase {
	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->account('root', 'admin');
		$this->account('anna', 'staff');
		$this->room('Blue', ['facilities' => ['projector', 'phone']]);
		$this->room('Red', ['facilities' => ['whiteboard']]);
		$this->permissionService()->save(Subject::Room, 'blue', ['managers' => [['type' => 'user', 'id' => 'anna']]]);
		$this->catalog->changes = 0;
	}

	public function testEachRoomKeepsItsOtherFacilitiesAndTheListOfRoomsIsReadOnce(): void {
		$results = $this->saved(['ids' => ['blue', 'red', 'blue'], 'change' => [
			'addFacilities' => ['screen', 'whiteboard'], 'removeFacilities' => ['phone'], 'maxBookingHorizon' => 30,
		]], 'root');
		self::assertSame(['blue 200', 'red 200'], $results);
		self::assertSame(['projector', 'screen', 'whiteboard'], $this->rooms->find('blue')->facilities);
		self::assertSame(['whiteboard', 'screen'], $this->rooms->find('red')->facilities);
		self::assertSame(30, $this->rooms->find('red')->horizonDays);
		self::assertSame(1, $this->catalog->changes);
	}

	public function testWhatIsNotManagedOrGoneIsLeftAndSaid(): void {
		self::assertSame(
			['red 403 not_manager', 'blue 200', 'none 404 unknown_room'],
			$this->saved(['ids' => ['red', 'blue', 'none'], 'change' => ['active' => false]], 'anna'),
		);
		self::assertSame([true, false], [$this->rooms->find('red')->isActive, $this->rooms->find('blue')->isActive]);
		self::assertSame(0, $this->catalog->changes);
	}

	public function testAPreviewSaysTheSameAndStoresNothing(): void {
		$group = $this->groupService()->create(['name' => 'Floor'])['id'];
		$sent = ['ids' => ['blue', 'red'], 'change' => ['groupId' => $group, 'everyone' => 'book', 'addFacilities' => ['phone']]];
		$preview = $this->changes()->save($sent + ['isPreview' => true], 'root');
		self::assertSame([null, 'none'], [$this->rooms->find('red')->groupId, $this->rooms->find('red')->everyone->value]);
		self::assertSame(0, $this->catalog->changes);
		self::assertEquals($preview, $this->changes()->save($sent, 'root'));
		self::assertSame([$group, 'book'], [$this->rooms->find('red')->groupId, $this->rooms->find('red')->everyone->value]);
	}

	public function testAChangeThatNoRoomCanTakeIsRefusedAsAWhole(): void {
		$hours = ['enabled' => true, 'rules' => [['days' => [1], 'startTime' => '18:00', 'endTime' => '08:00']]];
		$refused = [[['groupId' => 'none'], Reason::UNKNOWN_GROUP], [['availabilityRules' => $hours], 'invalid_input']];
		foreach ($refused as [$change, $reason]) {
			self::assertSame($reason, self::refusal(fn () => $this->saved(['ids' => ['blue'], 'change' => $change], 'root'))->reason);
		}
	}

	public function testARoomWithTooManyFacilitiesIsLeftAsItIs(): void {
		$many = array_map(static fn (int $number): string => "facility-$number", range(1, Limits::FACILITIES_PER_ROOM));
		$sent = ['ids' => ['blue'], 'change' => ['addFacilities' => $many, 'active' => false]];
		self::assertSame(['blue 400 invalid_input'], $this->saved($sent, 'root'));
		self::assertTrue($this->rooms->find('blue')->isActive);
		$sent['change']['removeFacilities'] = ['projector', 'phone'];
		self::assertSame(['blue 200'], $this->saved($sent, 'root'));
	}

	public function testManagersSeeWhatARoomHasFromItsGroupAndTheNamesOfTheirGroups(): void {
		$groups = $this->groupService();
		[$floor, $other] = [$groups->create(['name' => 'Floor'])['id'], $groups->create(['name' => 'Other'])['id']];
		$this->permissionService()->save(Subject::Group, $floor, ['bookers' => [['type' => 'group', 'id' => 'staff']]]);
		self::assertNull($this->permissionService()->findInherited('blue')['group']);
		$this->saved(['ids' => ['blue'], 'change' => ['groupId' => $floor]], 'root');
		self::assertSame(
			[
				'group' => ['id' => $floor, 'name' => 'Floor'],
				'permissions' => [
					'viewers' => [], 'bookers' => [['type' => 'group', 'id' => 'staff', 'label' => 'staff']], 'managers' => [],
				],
			],
			$this->permissionService()->findInherited('blue'),
		);
		$personal = new PersonalRooms(new RoomsOfAccount($this->rooms, $this->roles()), $this->groups, $this->accounts);
		self::assertSame([['id' => $floor, 'name' => 'Floor']], $personal->findAllGroups('anna'));
		self::assertSame([$floor, $other], array_column($personal->findAllGroups('root'), 'id'));
		self::assertSame([], $personal->findAllGroups(null));
	}

	private function changes(): BulkChanges {
		$restrictions = new Restrictions($this->permissions);
		return new BulkChanges(
			$this->rooms, $this->groups, $this->roles(), new RoomChecker(), $this->writer(), $restrictions, $this->catalog,
		);
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return list<string> id, status and reason of each result
	 */
	private function saved(array $sent, string $userId): array {
		/** @phpstan-ignore argument.type (the tests send what the contract accepts) */
		$results = $this->changes()->save($sent, $userId)['results'];
		return array_map(static fn (array $one): string => implode(' ', array_filter(
			[$one['id'], $one['status'], $one['reason'] ?? null],
			is_scalar(...),
		)), $results);
	}
}
