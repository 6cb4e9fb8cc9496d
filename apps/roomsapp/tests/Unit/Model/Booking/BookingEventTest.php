<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Booking;

use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BookingEventTest extends TestCase {
	/** @param list<string> $ways such as `pd`: from pending to declined; `-` is no booking */
	#[TestWith([BookingEvent::Booked, ['-a', '-p', 'ca', 'cp']])]
	#[TestWith([BookingEvent::Refused, ['-d', 'dd', 'cd']])]
	#[TestWith([BookingEvent::Changed, ['aa', 'ap', 'ad', 'ac', 'pa', 'pp', 'pd', 'pc', 'da', 'dp', 'dd', 'dc']])]
	#[TestWith([BookingEvent::ChangeRefused, ['aa', 'pp', 'dd', 'cc']])]
	#[TestWith([BookingEvent::Accepted, ['aa', 'ap', 'ad', 'pa', 'pp', 'pd', 'da', 'dp', 'dd']])]
	#[TestWith([BookingEvent::Declined, ['aa', 'ap', 'ad', 'pa', 'pp', 'pd', 'da', 'dp', 'dd']])]
	#[TestWith([BookingEvent::Cancelled, ['aa', 'ap', 'ad', 'ac', 'pa', 'pp', 'pd', 'pc', 'da', 'dp', 'dd', 'dc']])]
	#[TestWith([BookingEvent::Moved, ['ac', 'pc', 'dc']])]
	#[TestWith([BookingEvent::Extended, ['aa', 'pp']])]
	public function testLeadsOnlyWhereItMay(BookingEvent $event, array $ways): void {
		$allowed = [];
		foreach ([null, ...BookingState::cases()] as $from) {
			foreach (BookingState::cases() as $to) {
				if ($event->allows($from, $to)) {
					$allowed[] = ($from === null ? '-' : $from->value[0]) . $to->value[0];
				}
			}
		}
		self::assertSame($ways, $allowed);
	}
}
