<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Access;

use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Access\Principal;
use OCA\RoomsApp\Model\Access\Subject;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;

final class PermissionRepositoryTest extends RoomsTestCase {
	public function testReplacesThePermissionsOfOneRoomOnly(): void {
		$first = self::permissions(['viewers' => [['user', 'anna'], ['group', 'staff']], 'managers' => [['user', 'anna']]]);
		$second = self::permissions(['bookers' => [['group', 'guests']]]);
		$this->permissions->saveAll(Subject::Room, 'blue', $first);
		$this->permissions->saveAll(Subject::Room, 'red', $second);
		$this->permissions->saveAll(Subject::Group, 'blue', $second);
		self::assertEquals($first, $this->permissions->find(Subject::Room, 'blue'));
		$this->permissions->saveAll(Subject::Room, 'blue', new Permissions());
		self::assertEquals(['red' => $second], $this->permissions->findAllOf(Subject::Room, ['blue', 'red', 'green']));
		self::assertEquals($second, $this->permissions->find(Subject::Group, 'blue'));
	}

	public function testTheHighestRoleOfAnAccountAndItsGroupsCounts(): void {
		$this->permissions->saveAll(Subject::Room, '7', self::permissions([
			'viewers' => [['user', 'anna'], ['group', 'guests']],
			'bookers' => [['group', 'staff']],
			'managers' => [['user', 'staff'], ['group', 'anna']],
		]));
		$this->permissions->saveAll(Subject::Group, 'floor', self::permissions(['managers' => [['user', 'anna']]]));
		self::assertSame(
			['room' => [7 => Role::Booker], 'group' => ['floor' => Role::Manager]],
			$this->permissions->findAllHeldBy('anna', ['staff', 'others']),
		);
		self::assertSame(['room' => [7 => Role::Viewer]], $this->permissions->findAllHeldBy('bob', ['guests']));
		self::assertSame([], $this->permissions->findAllHeldBy('bob', []));
	}

	public function testAnAccountMayBeInMoreGroupsThanFitInOneStatement(): void {
		$permissions = self::permissions(['bookers' => [['group', 'g1999']], 'viewers' => [['user', 'anna']]]);
		$this->permissions->saveAll(Subject::Room, 'blue', $permissions);
		$groups = array_map(static fn (int $number): string => "g$number", range(0, 1999));
		self::assertSame(['room' => ['blue' => Role::Booker]], $this->permissions->findAllHeldBy('anna', $groups));
	}

	public function testForgetsAnAccountButNotTheGroupOfTheSameName(): void {
		$this->permissions->saveAll(Subject::Room, 'blue', self::permissions(['viewers' => [['user', 'anna'], ['group', 'anna']]]));
		$this->permissions->saveAll(Subject::Group, 'floor', self::permissions(['viewers' => [['user', 'anna']]]));
		self::assertSame(2, $this->permissions->deleteHeldBy(Principal::User, 'anna'));
		self::assertSame(0, $this->permissions->deleteHeldBy(Principal::User, 'anna'));
		self::assertEquals(self::permissions(['viewers' => [['group', 'anna']]]), $this->permissions->find(Subject::Room, 'blue'));
	}

	/** @param array<'viewers'|'bookers'|'managers', list<array{'user'|'group', string}>> $lists */
	private static function permissions(array $lists): Permissions {
		return Permissions::fromInput(array_map(
			static fn (array $list): array => array_map(
				static fn (array $one): array => ['type' => $one[0], 'id' => $one[1]],
				$list,
			),
			$lists,
		));
	}
}
