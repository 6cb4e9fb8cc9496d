<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Calendar;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Answer\GuestCopy;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use Sabre\VObject\Component\VCalendar;

/**
 * Copies of an event in the calendars of guests who have an account here. When an attendee answers, Nextcloud passes the answer on to the
 * copies of the others; a room that answers later does the same. Nobody gets mail for it.
 */
class GuestCopies {
	/** While the guest changes the copy, too. */
	private const ATTEMPTS = 5;
	/** Guests beyond these see the answer with the next change of the event: each costs several queries. */
	private const MOST = 500;

	public function __construct(
		private readonly AccountEvents $events,
		private readonly OwnerAddresses $addresses,
	) {
	}

	/**
	 * @param VCalendar $organized the organizer's event
	 * @param string $owner account of the organizer
	 * @param array<string, string> $rooms ids by address
	 */
	public function follow(VCalendar $organized, string $owner, array $rooms): void {
		$uid = StoredEvent::uidOf($organized);
		foreach (array_slice(self::guests($organized, $rooms), 0, self::MOST) as $address) {
			$account = $this->addresses->accountOf($address);
			if ($account !== null && $account !== $owner) {
				$this->write($account, $uid, $organized, $rooms, $address);
			}
		}
	}

	/** @param array<string, string> $rooms */
	private function write(string $account, string $uid, VCalendar $organized, array $rooms, string $address): void {
		$organizer = self::organizer($organized);
		for ($attempt = 1, $isDone = false; !$isDone && $attempt <= self::ATTEMPTS; $attempt++) {
			$isDone = true;
			foreach ($this->events->findAll($account, $uid) as $stored) {
				$copy = $stored->read();
				// Anybody may give an event of their own any UID.
				$isTheirs = $copy !== null && self::organizer($copy) === $organizer;
				if ($isTheirs && (new GuestCopy($copy, $rooms, $address))->follow($organized)) {
					$isDone = $this->events->replace($stored, $copy->serialize()) && $isDone;
				}
			}
		}
	}

	/**
	 * @param array<string, string> $rooms
	 * @return list<string> addresses
	 */
	private static function guests(VCalendar $organized, array $rooms): array {
		$guests = [];
		foreach (self::organizer($organized) === null ? [] : Fields::events($organized) as $event) {
			foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
				$address = Address::of($attendee);
				$guests += $address === null || isset($rooms[$address]) ? [] : ["a$address" => $address];
			}
		}
		return array_values($guests);
	}

	private static function organizer(VCalendar $object): ?string {
		foreach (Fields::events($object) as $event) {
			$organizer = Fields::first($event, 'ORGANIZER');
			return $organizer === null ? null : Address::of($organizer);
		}
		return null;
	}
}
