<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingEvent;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Source;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\Finding;
use OCA\RoomsApp\Model\Check\ToldDates;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Answer\RoomReply;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Check\CheckRepository;
use OCA\RoomsApp\Service\Booking\Releases;
use OCA\RoomsApp\Service\Calendar\Consequences;
use OCA\RoomsApp\Service\Calendar\OrganizerEvents;
use OCA\RoomsApp\Shared\Clock;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;

/** The events that asked for a room, compared with its bookings. What is over is left alone. */
class EventCheck {
	private const YEAR = 366 * 86_400;

	public function __construct(
		private readonly CheckRepository $tables,
		private readonly OrganizerEvents $events,
		private readonly Releases $releases,
		private readonly Consequences $consequences,
		private readonly ToldDates $told,
		private readonly InstanceZone $zone,
		private readonly Repairs $repairs,
		private readonly Clock $clock,
	) {
	}

	public function check(Room $room, CheckReport $report, bool $isRepairing): void {
		$now = $this->clock->now()->getTimestamp();
		$dates = $this->tables->findAllDates($room->id);
		foreach ($this->tables->findAllOfRoom($room->id) as $booking) {
			$coming = array_values(array_filter($dates[$booking->id] ?? [], static fn (BookedDate $date): bool => !$date->isOver($now)));
			if ($booking->source !== Source::CalDav || $booking->owner === '' || $coming === []) {
				continue;
			}
			$finding = $this->compare($room, $booking, $coming, $this->events->findOrNull($booking), $now);
			if ($finding !== null) {
				$report->add($finding, "$room->id: $booking->uid of $booking->owner");
				if ($isRepairing) {
					$this->repairs->attempt($report, "$room->id: $booking->uid", fn () => $this->repair($finding, $booking));
				}
			}
		}
	}

	/**
	 * Up to when the dates of a booking are known.
	 *
	 * @param list<BookedDate> $dates
	 */
	public static function until(Booking $booking, array $dates, int $now): int {
		return $booking->expandedUntil ?? max([$now, ...array_column($dates, 'end')]) + self::YEAR;
	}

	private function repair(Finding $finding, Booking $booking): void {
		if ($finding === Finding::Unanswered) {
			$this->events->answer($booking);
		} elseif ($finding === Finding::Gone) {
			$why = 'the event is gone';
			$changed = $this->releases->release($booking, null, Actor::system(), $why);
			if ($changed !== null) {
				$this->consequences->of($changed, BookingEvent::Cancelled, Actor::system(), $why);
			}
		}
	}

	/**
	 * @param non-empty-list<BookedDate> $coming
	 * @param ?VCalendar $asked what the event asks of the room
	 */
	private function compare(Room $room, Booking $booking, array $coming, ?VCalendar $asked, int $now): ?Finding {
		if ($booking->state === BookingState::Cancelled) {
			return $asked === null ? null : Finding::Unanswered;
		}
		$blocking = array_filter($coming, static fn (BookedDate $date): bool => $date->state->isBlocking());
		if ($asked === null) {
			return $blocking === [] ? null : Finding::Gone;
		}
		if ($booking->cause !== null && $blocking !== []) {
			// A change was refused: the event asks for what is not booked, and the booking stays as it was.
			return null;
		}
		$expected = [];
		foreach ($coming as $date) {
			$verdict = $date->state->verdict();
			if ($verdict !== null) {
				$expected[] = [$date->occurrence(), RoomReply::partStat($verdict)];
			}
		}
		$address = Room::emailKey($room->email);
		$until = self::until($booking, $coming, $now);
		$zone = $room->zone($this->zone->zone());
		$told = $this->told->read($asked, $zone, $now, $until, static fn (VEvent $event): string => self::answer($event, $address));
		$expected = ToldDates::byTime($expected);
		// The tables need not know of dates that the room does not have.
		$declined = RoomReply::partStat(Verdict::Declined);
		$answers = array_filter(
			ToldDates::byTime($told ?? []),
			static fn (string $answer, string $time): bool => $answer !== $declined || isset($expected[$time]),
			ARRAY_FILTER_USE_BOTH,
		);
		return match (true) {
			$told === null || array_keys($answers) !== array_keys($expected) => Finding::OtherDates,
			self::isAnswered($answers, $expected, $booking) => null,
			default => Finding::Unanswered,
		};
	}

	/**
	 * As long as somebody has to decide about a series, its event may say so of all dates but the declined ones.
	 *
	 * @param array<string, string> $told
	 * @param array<string, string> $expected
	 */
	private static function isAnswered(array $told, array $expected, Booking $booking): bool {
		$pending = RoomReply::partStat(Verdict::Pending);
		$accepted = RoomReply::partStat(Verdict::Accepted);
		foreach ($expected as $time => $answer) {
			$isOpen = $booking->state === BookingState::Pending && [$told[$time] ?? '', $answer] === [$pending, $accepted];
			if (!$isOpen && ($told[$time] ?? '') !== $answer) {
				return false;
			}
		}
		return true;
	}

	private static function answer(VEvent $event, string $address): string {
		foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
			if (Address::of($attendee) === $address) {
				return strtoupper(Properties::parameter($attendee, 'PARTSTAT'));
			}
		}
		return '';
	}
}
