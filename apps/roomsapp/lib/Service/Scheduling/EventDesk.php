<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Scheduling\AskedRoom;
use OCA\RoomsApp\Model\Scheduling\PendingEvent;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Service\Booking\BookingDesk;
use OCA\RoomsApp\Shared\Db\Deadlock;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;

/**
 * Decides about the rooms of an event that is being saved, and writes their answers into it. What it decides is only claimed: it becomes a
 * booking when the event is stored (StoredEvents). A failure here never loses the event: its rooms are declined then, and it is logged.
 */
class EventDesk {
	public function __construct(
		private readonly RoomAddresses $addresses,
		private readonly OwnerAddresses $owners,
		private readonly InvitationReader $reader,
		private readonly RequestMaker $requests,
		private readonly BookingDesk $desk,
		private readonly EventAnswers $answers,
		private readonly BookingRepository $bookings,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * @param VCalendar $event as it will be stored; the answers are written into it
	 * @param string $owner the account whose calendar has it
	 * @param Actor $actor who writes it
	 * @param bool $mayHaveRooms whether rooms may have been asked before
	 * @param array<array-key, Booking> $leaves bookings of another owner that end when those of this event succeed, by room
	 * @param ?string $formerUid of the event that it replaces, where it is known: with another UID, it is another event
	 * @return ?PendingEvent null when it has nothing to do with rooms
	 */
	public function decide(
		VCalendar $event,
		string $owner,
		Actor $actor,
		bool $mayHaveRooms,
		array $leaves = [],
		?string $formerUid = null,
	): ?PendingEvent {
		$uid = StoredEvent::uidOf($event);
		$rooms = $this->addresses->among(InvitationReader::addresses($event));
		if ($uid === '' || $rooms === [] && !$mayHaveRooms) {
			return null;
		}
		$own = $this->owners->of($owner);
		$invitations = $this->reader->read(null, $event, $owner, $own, $rooms);
		// The copy of somebody's invitation gives nothing back, even where it took the place of an own event with its UID.
		if ($invitations->asked === [] && (!$mayHaveRooms || !$this->reader->isOwn($event, $own))) {
			return null;
		}
		$former = array_column($this->bookings->findAllOfEvent($owner, $uid), null, 'roomId');
		try {
			$asked = $this->requests->asked($invitations->asked);
		} catch (\Throwable $failure) {
			return $this->failed($failure, $event, $owner, $uid, $actor, $rooms, array_column($invitations->asked, 'roomId'));
		}
		$stay = [...array_column($invitations->asked, 'roomId'), ...InvitationReader::leftAlone($event, $rooms)];
		$left = array_values(array_filter($former, static fn (Booking $one): bool => !in_array($one->roomId, $stay, true)));
		if ($formerUid !== null && $formerUid !== $uid) {
			$left = [...$left, ...$this->bookings->findAllOfEvent($owner, $formerUid)];
		}
		$left = array_values(array_filter($left, static fn (Booking $one): bool => $one->state !== BookingState::Cancelled));
		if ($asked === [] && $left === []) {
			return null;
		}
		$pending = new PendingEvent($owner, $uid, $actor, $asked, [], $left, $former, false);
		return $asked === [] ? $pending : $this->claimed($event, $pending, $rooms, $leaves, $invitations->isTooMuch);
	}

	/** Gives up what was claimed for an event that could not be stored. What cannot be given up lapses. */
	public function withdraw(PendingEvent $event): void {
		if ($event->claims === []) {
			return;
		}
		try {
			$this->desk->withdraw($event->claims);
		} catch (\Throwable $failure) {
			$this->logger->warning('Claims of rooms could not be given up; they lapse within a minute', ['exception' => $failure]);
		}
	}

	/**
	 * @param array<string, string> $rooms ids by address
	 * @param array<array-key, Booking> $leaves
	 */
	private function claimed(VCalendar $event, PendingEvent $pending, array $rooms, array $leaves, bool $isTooMuch): PendingEvent {
		$claims = [];
		try {
			$claims = $this->desk->claim($this->requests->requests($pending, $leaves, $isTooMuch));
			[$hasChanged, $refused] = $this->answers->write($event, $pending, $claims, $rooms);
			if ($refused !== []) {
				$this->desk->withdraw($refused);
				$claims = array_values(array_filter($claims, static fn (Claim $claim): bool => !in_array($claim, $refused, true)));
			}
			return new PendingEvent(
				$pending->owner, $pending->uid, $pending->actor, $pending->asked, $claims, $pending->left, $pending->former, $hasChanged,
			);
		} catch (\Throwable $failure) {
			$this->withdraw(new PendingEvent($pending->owner, $pending->uid, $pending->actor, $pending->asked, $claims, [], [], false));
			$ids = array_map(static fn (AskedRoom $one): string => $one->room->id, $pending->asked);
			return $this->failed($failure, $event, $pending->owner, $pending->uid, $pending->actor, $rooms, $ids);
		}
	}

	/**
	 * @param array<string, string> $rooms ids by address
	 * @param list<string> $asked ids
	 */
	private function failed(
		\Throwable $failure,
		VCalendar $event,
		string $owner,
		string $uid,
		Actor $actor,
		array $rooms,
		array $asked,
	): PendingEvent {
		if (Deadlock::isCauseOf($failure)) {
			// Where the event is being stored already, there is no transaction any more to store it in.
			throw $failure;
		}
		$this->logger->error('The rooms of an event could not be asked: {message}', [
			'app' => 'roomsapp', 'exception' => $failure, 'message' => $failure->getMessage(),
		]);
		$hasChanged = $this->answers->writeFailure($event, $owner, $asked, $rooms);
		return new PendingEvent($owner, $uid, $actor, [], [], [], [], $hasChanged);
	}
}
