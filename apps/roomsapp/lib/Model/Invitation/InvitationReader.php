<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component\VCalendar;

/**
 * Compares an event before and after it is saved. What a room is asked follows from its entries as an attendee of the
 * owner's event and from nothing else: neither from a location, nor from a message, nor from somebody's copy.
 */
final class InvitationReader {
	public const MAX_ROOMS = 100;
	/** Rooms times components: each room gets an object of its own. */
	public const MAX_COMPONENTS = 10_000;
	private const MAX_SEQUENCE = 2_147_483_647;

	/**
	 * Mail addresses among which the rooms are looked up.
	 *
	 * @return list<string> each once, as `Address::mail` gives them
	 */
	public static function addresses(?VCalendar ...$objects): array {
		$addresses = [];
		foreach ($objects as $object) {
			foreach ($object === null ? [] : Fields::events($object) as $event) {
				foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
					$addresses[Address::of($attendee) ?? ''] = true;
				}
			}
		}
		unset($addresses['']);
		return array_keys($addresses);
	}

	/**
	 * @param ?VCalendar $old as it is stored; null for a new event
	 * @param ?VCalendar $new as it will be stored; null for one that is deleted
	 * @param string $owner the account whose calendar has the event
	 * @param list<string> $ownerAddresses mail addresses of this account
	 * @param array<string, string> $rooms room ids by address, as `Address::mail` gives it
	 */
	public function read(?VCalendar $old, ?VCalendar $new, string $owner, array $ownerAddresses, array $rooms): Invitations {
		if ($rooms === [] || ($new !== null && OwnEvent::isMessage($new))) {
			return new Invitations([], []);
		}
		$own = array_map(static fn (string $address): string => Address::mail($address) ?? '', $ownerAddresses);
		$ownKeys = array_fill_keys($own, true);
		$before = $old === null ? null : OwnEvent::of($old, $ownKeys, $rooms);
		$after = $new === null ? null : OwnEvent::of($new, $ownKeys, $rooms);
		$former = $before !== null && $after !== null && $before->uid === $after->uid ? $before : null;

		$withdrawn = [];
		foreach (array_keys($before === null ? [] : $before->rooms) as $room) {
			if ($former === null || $after === null || !isset($after->rooms[$room])) {
				$withdrawn[] = new Withdrawal((string)$room, $owner, $before->uid ?? '');
			}
		}
		if ($after === null) {
			return new Invitations([], $withdrawn);
		}
		$asked = [];
		foreach (array_keys($after->rooms) as $room) {
			$asked[] = self::invitation((string)$room, $owner, $own[0] ?? '', $former, $after);
		}
		return new Invitations($asked, $withdrawn, self::isTooMuch($after));
	}

	/**
	 * Whether it is an event of the owner of the calendar: no copy of somebody's invitation, and no message.
	 *
	 * @param list<string> $ownerAddresses mail addresses of this account
	 */
	public function isOwn(VCalendar $object, array $ownerAddresses): bool {
		$own = array_map(static fn (string $address): string => Address::mail($address) ?? '', $ownerAddresses);
		return OwnEvent::of($object, array_fill_keys($own, true), []) !== null;
	}

	/**
	 * Rooms that are attendees of which the client takes care itself: nothing is asked of them, and nothing given back.
	 *
	 * @param array<string, string> $rooms ids by address
	 * @return list<string> ids
	 */
	public static function leftAlone(VCalendar $object, array $rooms): array {
		$found = [];
		foreach (Fields::events($object) as $event) {
			foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
				$room = $rooms[Address::of($attendee) ?? ''] ?? null;
				if ($room !== null && !in_array(strtoupper(Properties::parameter($attendee, 'SCHEDULE-AGENT')), ['', 'SERVER'], true)) {
					$found[$room] = $room;
				}
			}
		}
		return array_values($found);
	}

	private static function invitation(string $room, string $owner, string $address, ?OwnEvent $before, OwnEvent $after): Invitation {
		$asking = $after->asking($room);
		$main = $asking[0];
		$organizer = Fields::first($main, 'ORGANIZER');
		$sequence = 0;
		$class = EventClass::Public;
		foreach ($asking as $event) {
			$sequence = max($sequence, (int)Fields::text($event, 'SEQUENCE'));
			$class = $class->and(EventClass::of(Fields::text($event, 'CLASS')));
		}
		$isNew = $before === null || !isset($before->rooms[$room]);
		return new Invitation(
			roomId: $room,
			owner: $owner,
			uid: $after->uid,
			sequence: min($sequence, self::MAX_SEQUENCE),
			organizer: OwnEvent::organizer($main) ?? $address,
			organizerName: $organizer === null ? '' : trim(Properties::parameter($organizer, 'CN')),
			summary: Fields::text($main, 'SUMMARY'),
			class: $class,
			isNew: $isNew,
			hasChanged: $isNew || self::isTooMuch($before) || self::isTooMuch($after) || $after->hasOtherTimes($room, $before),
			only: static fn (): VCalendar => $after->only($room),
		);
	}

	private static function isTooMuch(OwnEvent $event): bool {
		return count($event->rooms) > self::MAX_ROOMS || count($event->rooms) * count($event->parts) > self::MAX_COMPONENTS;
	}
}
