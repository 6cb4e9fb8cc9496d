<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Answer\RoomReply;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Verdict;
use OCA\RoomsApp\Model\Room\Room;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** Writes the components of a room's copy: what the room is booked for, by whom and when, and nothing about other people. */
final class CopyEvent {
	private const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'CLASS', 'CREATED'];
	private const TIMES = ['RECURRENCE-ID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE'];
	/** For an ORGANIZER that has a name and no address; calendar programs know it. */
	private const NO_ADDRESS = 'invalid:nomail';

	/** @param \DateTimeZone $zone of all-day and floating times */
	public function __construct(
		private readonly VCalendar $copy,
		private readonly Booking $booking,
		private readonly Room $room,
		private readonly \DateTimeZone $zone,
	) {
	}

	/** A component with its times, such as a series. */
	public function whole(VEvent $source, ?BookingState $state): VEvent {
		$event = $this->described($source, $state);
		foreach (self::TIMES as $name) {
			foreach (Properties::named($source, $name) as $property) {
				$event->add($this->inZone(clone $property));
			}
		}
		return $event;
	}

	/** One date with the times that the booking has. */
	public function date(VEvent $source, BookedDate $date): VEvent {
		$event = $this->described($source, $date->state);
		if ($date->recurrenceId !== '') {
			$event->add('RECURRENCE-ID', $date->recurrenceId, $date->isAllDay ? ['VALUE' => 'DATE'] : []);
		}
		foreach (['DTSTART' => $date->start, 'DTEND' => $date->end] as $name => $time) {
			$date->isAllDay
				? $event->add($name, $this->day($time), ['VALUE' => 'DATE'])
				: $event->add($name, gmdate('Ymd\THis\Z', $time));
		}
		return $event;
	}

	/** @param list<string> $ids recurrence ids of dates that the room is not booked for */
	public static function exclude(VEvent $series, array $ids): void {
		foreach ($ids as $id) {
			$series->add('EXDATE', $id, strlen($id) === 8 ? ['VALUE' => 'DATE'] : []);
		}
	}

	/**
	 * Takes back what `exclude` wrote.
	 *
	 * @param list<string> $ids
	 */
	public static function include(VEvent $series, array $ids): void {
		$included = array_fill_keys($ids, true);
		Fields::keep($series, 'EXDATE', static fn (Property $date): bool => !isset($included[Fields::value($date)]));
	}

	/** @param ?BookingState $state null for what the room is no longer booked for */
	private function described(VEvent $source, ?BookingState $state): VEvent {
		$event = new VEvent($this->copy, 'VEVENT', [], false);
		$event->add('UID', CopyName::uid($this->booking));
		CopyOrigin::write($event, $this->booking);
		$event->add('DTSTAMP', gmdate('Ymd\THis\Z', $this->booking->updatedAt));
		foreach (self::TEXTS as $name) {
			$text = self::text(Fields::text($source, $name));
			if ($text !== '') {
				$event->add($name, $text);
			}
		}
		// Whoever subscribed to the room takes a change only with a higher number.
		$event->add('SEQUENCE', (string)max((int)Fields::text($source, 'SEQUENCE'), $this->booking->sequence));
		$verdict = $state?->verdict() ?? Verdict::Declined;
		$event->add('STATUS', match ($verdict) {
			Verdict::Accepted => 'CONFIRMED',
			Verdict::Pending => 'TENTATIVE',
			Verdict::Declined => 'CANCELLED',
		});
		$event->add('TRANSP', $verdict === Verdict::Declined ? 'TRANSPARENT' : 'OPAQUE');
		$this->addOrganizer($event);
		$event->add('ATTENDEE', "mailto:{$this->room->email}", [
			'CN' => self::line($this->room->name),
			'CUTYPE' => 'ROOM',
			'PARTSTAT' => RoomReply::partStat($verdict),
		]);
		return $event;
	}

	private function addOrganizer(VEvent $event): void {
		$address = self::line($this->booking->organizer);
		$name = self::line($this->booking->organizerName);
		$isAddress = str_contains($address, '@');
		$name = $name === '' && !$isAddress ? $address : $name;
		if ($isAddress || $name !== '') {
			$event->add('ORGANIZER', $isAddress ? "mailto:$address" : self::NO_ADDRESS, $name === '' ? [] : ['CN' => $name]);
		}
	}

	/** Others who read the calendar do not know in which zone a time without one is meant. */
	private function inZone(Property $property): Property {
		$isFloating = $property->name !== 'RRULE' && $property->name !== 'DURATION' && !$property->offsetExists('TZID')
			&& preg_match('/^\d{8}T\d{6}(,|\/|$)/', Fields::value($property)) === 1;
		if ($isFloating) {
			$property->offsetSet('TZID', $this->zone->getName());
		}
		return $property;
	}

	private function day(int $time): string {
		return (new \DateTimeImmutable("@$time"))->setTimezone($this->zone)->format('Ymd');
	}

	/** Line breaks and tabs are the only control characters of a text. */
	private static function text(string $text): string {
		return preg_replace('/[\x00-\x08\x0B-\x1F\x7F]+/', '', $text) ?? '';
	}

	private static function line(string $text): string {
		return trim(preg_replace('/[\x00-\x20\x7F]+/', ' ', $text) ?? '');
	}
}
