<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Access;

use OCA\RoomsApp\Model\Access\Permissions;
use OCA\RoomsApp\Model\Room\Everyone;
use PHPUnit\Framework\TestCase;

final class PermissionsTest extends TestCase {
	private const USER = ['type' => 'user', 'id' => 'anna'];
	private const STAFF = ['type' => 'group', 'id' => 'staff'];
	private const GUESTS = ['type' => 'group', 'id' => 'guests'];

	public function testWhoIsNamedTwiceInAListHasTheRoleOnce(): void {
		self::assertCount(2, Permissions::fromInput(['viewers' => [self::STAFF, self::STAFF], 'managers' => [self::STAFF]])->list);
		self::assertCount(2, Permissions::fromInput(['viewers' => [self::STAFF, ['type' => 'user', 'id' => 'staff']]])->list);
	}

	public function testRoomsOfGroupsAreRestrictedToThem(): void {
		$permissions = Permissions::fromInput(['viewers' => [self::STAFF], 'managers' => [self::GUESTS, self::STAFF]]);
		self::assertSame(['guests', 'staff'], $permissions->groupRestrictions(Everyone::None));
		self::assertSame([], $permissions->groupRestrictions(Everyone::View));
	}

	public function testRoomsOfAccountsCannotBeRestricted(): void {
		$permissions = Permissions::fromInput(['viewers' => [self::STAFF], 'bookers' => [self::USER]]);
		self::assertSame([], $permissions->groupRestrictions(Everyone::None));
	}

	public function testRoomsOfNobodyAreRestrictedToAdministrators(): void {
		self::assertSame(['admin'], (new Permissions())->groupRestrictions(Everyone::None));
		self::assertSame(['staff'], (new Permissions())->and(Permissions::fromInput(['viewers' => [self::STAFF]]))
			->groupRestrictions(Everyone::None));
	}
}
