<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Room\PersonalRooms;
use OCA\RoomsApp\Service\Setup\RegistrationCheck;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Tests\Unit\Fake\BookingServices;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

/** @phpstan-import-type RoomPatch from Schemas */
final class RoomServiceTest extends RoomsTestCase {
	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->account('root', 'admin');
		$this->account('anna', 'staff');
	}

	public function testANewRoomNeedsOnlyANameAndIsForAdministrators(): void {
		$room = $this->service()->create(['name' => ' Blue room ']);
		self::assertSame(
			['blue-room', 'Blue room', 'blue-room@roomsapp.local', 'meeting-room', 'calendar', 'none'],
			[$room['id'], $room['name'], $room['email'], $room['roomType'], $room['calendarUri'], $room['everyone']],
		);
		self::assertSame([false, true, false, null], [$room['autoAccept'], $room['active'], $room['feedEnabled'], $room['feedUrl']]);
		self::assertSame(['enabled' => false, 'rules' => []], $room['availabilityRules']);
		self::assertSame('2027-01-15T08:00:00Z', $room['createdAt']);
		self::assertSame([], $this->service()->findAll('anna'));
		self::assertCount(1, $this->service()->findAll('root'));
		self::assertSame('blue-room-1', $this->service()->create(['name' => 'Blue room', 'groupId' => 'nothing'])['id']);
	}

	public function testRefusesWhatNoSchemaCanState(): void {
		$this->service()->create(['name' => 'Blue', 'email' => 'Blue@example.org']);
		$rule = static fn (string $start, string $end): array => ['days' => [1], 'startTime' => $start, 'endTime' => $end];
		$hours = static fn (string $start, string $end): array =>
			['availabilityRules' => ['enabled' => true, 'rules' => [$rule('08:00', '09:00'), $rule($start, $end)]]];
		$place = '/availabilityRules/rules/1/endTime';
		foreach ([
			[['name' => '  '], 400, Reason::NAME_REQUIRED, '/name'],
			[['name' => 'Red', 'email' => ' blue@EXAMPLE.org'], 409, Reason::ADDRESS_TAKEN, '/email'],
			[['name' => 'Red', 'shortest' => 30, 'longest' => 15], 400, Reason::BAD_LENGTHS, '/longest'],
			[['name' => 'Red', 'timeZone' => 'Mars/Olympus'], 400, Reason::UNKNOWN_TIME_ZONE, '/timeZone'],
			[['name' => 'Red', 'timeZone' => '+02:00'], 400, Reason::UNKNOWN_TIME_ZONE, '/timeZone'],
			[['name' => 'Red'] + $hours('18:00', '08:00'), 400, 'invalid_input', $place],
			[['name' => 'Red'] + $hours('08:00', '08:00'), 400, 'invalid_input', $place],
			[['name' => 'Red', 'availabilityRules' => ['enabled' => true]], 400, 'invalid_input', '/availabilityRules/rules'],
		] as [$sent, $status, $reason, $pointer]) {
			$refusal = self::refusal(fn () => $this->service()->create($sent));
			self::assertSame([$status, $reason, $pointer], [$refusal->status(), $refusal->reason, $refusal->pointer]);
		}
		self::assertSame('Room name is required', self::refusal(fn () => $this->service()->create([]))->getMessage());
		self::assertCount(1, $this->service()->findAll('root'));
		$late = $this->service()->create(['name' => 'Red'] + $hours('08:00', '00:00'));
		self::assertSame($rule('08:00', '00:00'), $late['availabilityRules']['rules'][1] ?? null);
	}

	public function testAnAddressBelongsToOneRoom(): void {
		$this->service()->create(['name' => 'Blue']);
		$this->service()->create(['name' => 'Red', 'email' => 'red@example.org']);
		$refusal = self::refusal(fn () => $this->service()->update('red', ['name' => 'Reddish', 'email' => 'BLUE@roomsapp.local'], 'root'));
		self::assertSame([409, ['conflictingRoomId' => 'blue']], [$refusal->status(), $refusal->details]);
		self::assertSame('Red', $this->service()->find('red')['name']);
		$refusal = self::refusal(fn () => $this->service()->create(['name' => 'Third', 'email' => 'red@example.org']));
		self::assertSame(['conflictingRoomId' => 'red'], $refusal->details);
		self::assertSame('red@roomsapp.local', $this->service()->update('red', ['email' => ''], 'root')['email']);
	}

	public function testAChangeOfAnOlderVersionIsRefused(): void {
		$room = $this->service()->create(['name' => 'Blue']);
		$changed = $this->service()->update('blue', ['capacity' => 4, 'baseVersion' => $room['version']], 'root');
		$refusal = self::refusal(fn () => $this->service()->update('blue', ['capacity' => 5, 'baseVersion' => $room['version']], 'root'));
		self::assertSame(
			[409, Reason::STALE_VERSION, ['version' => $changed['version']]],
			[$refusal->status(), $refusal->reason, $refusal->details],
		);
		self::assertSame(5, $this->service()->update('blue', ['capacity' => 5], 'root')['capacity']);
		self::assertSame(404, self::refusal(fn () => $this->service()->update('none', [], 'root'))->status());
	}

	public function testARoomAsItWasReadCanBeSentBack(): void {
		$group = $this->groupService()->create(['name' => 'Floor'])['id'];
		$this->service()->create(['name' => 'Blue']);
		$room = $this->service()->update('blue', [
			'groupId' => $group,
			'address' => 'Main,,,',
			'smtpConfig' => ['host' => 'mail.example.org', 'password' => 's3cret'],
			'extsyncConfig' => ['resourceEmail' => 'box@example.org'],
		], 'root');
		self::assertSame($room, $this->service()->update('blue', $room, 'root'));
		self::assertSame(
			[400, Reason::UNKNOWN_GROUP],
			[
				self::refusal(fn () => $this->service()->update('blue', ['groupId' => 'none'], 'root'))->status(),
				self::refusal(fn () => $this->service()->update('blue', ['groupId' => 'none'], 'root'))->reason,
			],
		);
	}

	public function testTheListHasNoSecretAndTheMailServerForManagersOnly(): void {
		$this->service()->create([
			'name' => 'Blue',
			'everyone' => 'book',
			'smtpConfig' => ['host' => 'mail.example.org', 'password' => 's3cret'],
			'extsyncConfig' => ['resourceEmail' => 'box@example.org'],
		]);
		$state = '{"resourceEmail":"box@example.org","syncEnabled":true,"state":{"webhookClientState":"hush","lastSyncToken":"hush",'
			. '"initialSyncStatus":"completed"}}';
		$this->database->run('UPDATE oc_roomsapp_rooms SET extsync = ?, feed_secret = ?', [$state, 'hush']);
		[$seen] = $this->service()->findAll('anna');
		self::assertSame([true, true, false], [$seen['canView'], $seen['canBook'], $seen['canManage']]);
		self::assertArrayNotHasKey('smtpConfig', $seen);
		self::assertArrayNotHasKey('extsyncConfig', $seen);
		[$managed] = $this->service()->findAll('root');
		self::assertSame(
			['host' => 'mail.example.org', 'port' => 587, 'username' => '', 'password' => '***', 'encryption' => 'starttls'],
			$managed['smtpConfig'] ?? null,
		);
		self::assertSame('completed', $managed['extsyncConfig']['initialSyncStatus'] ?? null);
		foreach ([$managed, $this->service()->find('blue')] as $answer) {
			self::assertDoesNotMatchRegularExpression('/hush|s3cret/', json_encode($answer, JSON_THROW_ON_ERROR));
		}
		$stored = $this->database->value('SELECT smtp FROM oc_roomsapp_rooms');
		self::assertIsString($stored);
		self::assertStringNotContainsString('s3cret', $stored);
	}

	public function testCalendarClientsAreToldOncePerChangeThatTheySee(): void {
		$group = $this->groupService()->create(['name' => 'Floor'])['id'];
		$this->permissionService()->save(Subject::Group, $group, ['viewers' => [['type' => 'group', 'id' => 'staff']]]);
		self::assertSame(1, $this->told(fn () => $this->service()->create(['name' => 'Blue'])));
		self::assertSame(0, $this->toldOf(['description' => 'Bright', 'active' => false, 'autoAccept' => true]));
		self::assertSame(1, $this->toldOf(['name' => 'Deep blue', 'capacity' => 5]));
		self::assertSame(0, $this->toldOf(['name' => 'Deep blue']));
		self::assertSame(1, $this->toldOf(['everyone' => 'view']));
		self::assertSame(0, $this->toldOf(['everyone' => 'book']));
		self::assertSame(0, $this->toldOf(['groupId' => $group]));
		self::assertSame(1, $this->toldOf(['everyone' => 'none']));
		$bad = ['name' => '', 'capacity' => 9];
		self::assertSame(0, $this->told(fn () => self::refusal(fn () => $this->service()->update('blue', $bad, 'root'))));
		self::assertSame(1, $this->told(fn () => $this->service()->delete('blue')));
		self::assertSame(0, $this->told(fn () => self::refusal(fn () => $this->service()->delete('blue'))));
	}

	/** @phpstan-impure */
	private function told(callable $call): int {
		$this->catalog->changes = 0;
		$call();
		return $this->catalog->changes;
	}

	/**
	 * @param RoomPatch $sent
	 * @phpstan-impure
	 */
	private function toldOf(array $sent): int {
		return $this->told(fn () => $this->service()->update('blue', $sent, 'root'));
	}

	public function testADeletedRoomLeavesNoBookingAndNoPermission(): void {
		$this->service()->create(['name' => 'Blue']);
		$booking = new BookingServices($this->connection, $this->clock);
		$booking->desk->claim([SomeRequest::of('blue', 5)]);
		self::assertNotNull($booking->bookings->findOrNull('blue', 'anna', 'event-1'));
		$this->permissionService()->save(Subject::Room, 'blue', ['managers' => [['type' => 'user', 'id' => 'anna']]]);
		self::assertSame(['status' => 'ok'], $this->service()->delete('blue'));
		self::assertNull($booking->bookings->findOrNull('blue', 'anna', 'event-1'));
		$this->service()->create(['name' => 'Blue']);
		self::assertSame([], $this->service()->findAll('anna'));
	}

	public function testMyRoomsAreSortedByRole(): void {
		foreach (['Alpha' => 'viewers', 'Beta' => 'managers', 'Gamma' => 'bookers', 'Delta' => 'managers'] as $name => $member) {
			$id = $this->service()->create(['name' => $name, 'email' => "$name@example.org"])['id'];
			$this->permissionService()->save(Subject::Room, $id, [$member => [['type' => 'group', 'id' => 'staff']]]);
		}
		$this->service()->create(['name' => 'Epsilon']);
		$personal = new PersonalRooms(new RoomsOfAccount($this->rooms, $this->roles()), $this->groups, $this->accounts);
		self::assertSame(
			['Beta' => 'manager', 'Delta' => 'manager', 'Gamma' => 'booker', 'Alpha' => 'viewer'],
			array_column($personal->findAll('anna'), 'role', 'name'),
		);
		self::assertSame(array_fill(0, 5, 'admin'), array_column($personal->findAll('root'), 'role'));
		self::assertSame(
			['alpha' => 'Alpha@example.org', 'beta' => 'Beta@example.org', 'delta' => 'Delta@example.org', 'gamma' => 'Gamma@example.org'],
			array_column($personal->findAllViewable('anna'), 'email', 'id'),
		);
	}

	public function testTheRegistrationIsShownBesideWhatIsStored(): void {
		$this->service()->create(['name' => 'Blue', 'active' => false]);
		$raw = [['id' => 'blue', 'name' => 'Blue', 'email' => 'blue@roomsapp.local', 'active' => false]];
		$check = new RegistrationCheck($this->rooms, $this->catalog);
		self::assertSame(['backends' => ['roomsapp'], 'rooms' => [], 'raw_rooms' => $raw], $check->find());
	}

	public function testWhatIsStoredIsShownAlsoWhenNextcloudCannotTell(): void {
		$this->service()->create(['name' => 'Blue']);
		$this->catalog->failure = new \RuntimeException('no');
		$shown = (new RegistrationCheck($this->rooms, $this->catalog))->find();
		self::assertSame(['error' => 'no'], $shown['rooms']);
		self::assertCount(1, $shown['raw_rooms']);
	}
}
