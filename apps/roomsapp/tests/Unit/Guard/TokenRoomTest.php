<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Guard;

use OCA\RoomsApp\Guard\TokenRoom;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use PHPUnit\Framework\TestCase;

final class TokenRoomTest extends TestCase {
	/** @param list<string> $roomIds */
	private static function check(array $roomIds, string $roomId): ?Forbidden {
		$caller = new Caller(null);
		$caller->holds(new IssuedToken('tok_1', 'Door', ['read'], $roomIds, 1, null, null, 'ada'));
		$input = new Input();
		$input->fill(null, [], ['id' => $roomId]);
		try {
			(new TokenRoom())->check($caller, $input);
			return null;
		} catch (Forbidden $refusal) {
			return $refusal;
		}
	}

	public function testATokenForCertainRoomsIsRefusedAllOthersAlike(): void {
		foreach (['red', 'no-such-room', 'Blue'] as $roomId) {
			$refusal = self::check(['blue'], $roomId);
			self::assertSame(
				['room_not_allowed', 'Token does not have access to this room', []],
				[$refusal?->reason, $refusal?->getMessage(), $refusal?->details],
			);
		}
		self::assertNull(self::check(['blue', 'red'], 'red'));
	}

	public function testATokenWithoutARestrictionMayUseEveryRoom(): void {
		self::assertNull(self::check([], 'blue'));
	}
}
