<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Finder;

use OCA\RoomsApp\Model\Finder\RoomFit;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use PHPUnit\Framework\TestCase;

final class RoomFitTest extends TestCase {
	public function testRoomsOfAnotherBuildingComeAfterThoseThatOnlyLackSomething(): void {
		$fits = [
			'elsewhere' => self::declined(['building']),
			'small and bare' => self::declined(['seats', 'facilities']),
			'small' => self::declined(['seats']),
			'taken' => self::declined([], Cause::Conflict),
			'asked' => self::fit(Verdict::Pending),
			'sure' => self::fit(Verdict::Accepted),
		];
		uasort($fits, static fn (RoomFit $one, RoomFit $other): int => $one->order() <=> $other->order());
		self::assertSame(['sure', 'asked', 'taken', 'small', 'small and bare', 'elsewhere'], array_keys($fits));
	}

	private static function fit(Verdict $verdict): RoomFit {
		return new RoomFit(self::room(), null, 1, [], [], $verdict, free: 1);
	}

	/** @param list<'seats'|'facilities'|'building'> $misfits */
	private static function declined(array $misfits, ?Cause $cause = null): RoomFit {
		return new RoomFit(self::room(), null, 1, $misfits, [], Verdict::Declined, $cause);
	}

	private static function room(): RoomOfAccount {
		return new RoomOfAccount(new Room('room', 'Room', 'room@example.org', 0, 0), Role::Booker);
	}
}
