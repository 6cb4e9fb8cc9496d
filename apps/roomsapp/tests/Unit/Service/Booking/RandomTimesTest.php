<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class RandomTimesTest extends BookingTestCase {
	private const OPERATIONS = 500;
	private const ACTIONS = ['hold', 'hold', 'book', 'book', 'confirm', 'release', 'accept', 'decline', 'wait'];

	#[TestWith([1])]
	#[TestWith([2])]
	public function testNothingOverlapsWhileDatesBeginAndEnd(int $seed): void {
		$random = new Randomizer(new Mt19937($seed));
		/** @var list<Claim> $claims */
		[$claims, $hours] = [[], 0];
		for ($operation = 0; $operation < self::OPERATIONS; $operation++) {
			[$room, $owner] = [$random->getInt(0, 1) === 0 ? 'blue' : 'green', 'owner' . $random->getInt(1, 4)];
			$booking = $this->services->bookings->findOrNull($room, $owner, 'event-1');
			$action = self::ACTIONS[$random->getInt(0, count(self::ACTIONS) - 1)];
			$rules = SomeRequest::rules($random->getInt(0, 1) === 0, $random->getInt(0, 1) === 0);
			if ($action === 'hold' || $action === 'book') {
				$asked = $random->getInt(0, 2) === 0
					? SomeRequest::hours([$hours + $random->getInt(-4, 4)])
					: SomeRequest::series(array_unique(array_map(fn (): int => $hours + $random->getInt(-4, 4), range(0, 2))));
				$claims[] = $this->claim(
					SomeRequest::of($room, $asked, owner: $owner, rules: $rules, sequence: $operation, awaitsEvent: $action === 'hold'),
				);
			} elseif ($action === 'confirm' && $claims !== []) {
				$place = $random->getInt(0, count($claims) - 1);
				$this->services->desk->confirm([$claims[$place]]);
				array_splice($claims, $place, 1);
			} elseif ($action === 'wait') {
				$this->clock->time += $random->getInt(0, 1) === 0 ? $random->getInt(20, 80) : 3_600;
				$hours = intdiv($this->clock->time - SomeRequest::NOW, 3_600);
			} elseif ($booking !== null) {
				try {
					match ($action) {
						'accept' => $this->services->approvals->accept($booking, $rules, null, Actor::account('mia')),
						'decline' => $this->services->approvals->decline($booking, null, Actor::account('mia')),
						default => $this->services->releases->release($booking, null, Actor::account($owner)),
					};
				} catch (Conflict|NotFound) {
					// Nothing to accept, or somebody else has the room.
				}
			}
			self::assertSame([[], []], [$this->overlaps(), $this->orphans()], "Operation $operation of seed $seed: $action");
		}
		self::assertGreaterThan(50, $this->rows('occurrences'));
	}
}
