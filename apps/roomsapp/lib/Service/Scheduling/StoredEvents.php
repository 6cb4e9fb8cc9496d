<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Host\AccountEvents;
use OCA\RoomsApp\Host\OwnerAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Scheduling\AskedRoom;
use OCA\RoomsApp\Model\Scheduling\PendingEvent;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Repository\Booking\BookingRepository;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\Deadlock;
use Psr\Log\LoggerInterface;
use Sabre\VObject\Component\VCalendar;

/**
 * Events that are stored. What the plugin has decided is booked now. What comes another way (`/remote.php/caldav`, an app that writes
 * calendars, an import, a copy) is decided here, and the answers are written into the event once more.
 */
class StoredEvents {
	public function __construct(
		private readonly PendingEvents $pending,
		private readonly EventDesk $desk,
		private readonly Settlement $settlement,
		private readonly EventAnswers $answers,
		private readonly RoomAddresses $addresses,
		private readonly OwnerAddresses $owners,
		private readonly InvitationReader $reader,
		private readonly AnsweredEvents $answered,
		private readonly BookingRepository $bookings,
		private readonly AccountEvents $store,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @param bool $isNew whether it was not in this calendar before */
	public function written(StoredEvent $event, string $owner, Actor $actor, bool $isNew): void {
		if ($this->pending->isWriting()) {
			return;
		}
		$decided = $this->pending->take($owner, $event->uid());
		if ($decided !== null) {
			$this->settle($decided, $event, null);
		} elseif (!$this->pending->hasSeen($event->uid())) {
			$this->unseen($event, $owner, $actor, $isNew);
		}
	}

	/** An event that comes back from the trash asks its rooms again. */
	public function returned(StoredEvent $event, string $owner, Actor $actor): void {
		$object = $event->hasAttendees() ? $event->read() : null;
		if ($object !== null) {
			$this->ask($object, $event, $owner, $actor, [], []);
		}
	}

	/**
	 * An event that is in a calendar of another account now takes its rooms along, as far as it is an event of this account.
	 *
	 * @param list<Booking> $bookings
	 */
	public function handedOver(StoredEvent $event, string $owner, Actor $actor, array $bookings): void {
		$object = $event->read();
		if ($object === null || !$this->reader->isOwn($object, $this->owners->of($owner))) {
			foreach ($bookings as $booking) {
				$this->bookings->saveCalendar($booking->id, $event->calendarId);
			}
			return;
		}
		$this->ask($object, $event, $owner, $actor, [], array_column($bookings, null, 'roomId'));
	}

	private function unseen(StoredEvent $event, string $owner, Actor $actor, bool $isNew): void {
		$object = $event->hasAttendees() || !$isNew ? $event->read() : null;
		if ($object === null || !$this->reader->isOwn($object, $this->owners->of($owner))) {
			// Copies of guests, of which somebody may have chosen the UID, ask nothing and give nothing back.
			return;
		}
		try {
			$former = $this->formerOf($object, $event, $owner, $isNew);
		} catch (CorruptData $failure) {
			$this->pass($failure);
			return;
		}
		if ($former !== null) {
			$this->ask($object, $event, $owner, $actor, $former, []);
		}
	}

	/** @return ?list<Booking> of the event; null when nothing has to be asked */
	private function formerOf(VCalendar $object, StoredEvent $event, string $owner, bool $isNew): ?array {
		$rooms = $this->addresses->among(InvitationReader::addresses($object));
		$former = $rooms === [] && $isNew ? [] : $this->bookings->findAllOfObject($event->calendarId, $owner, $event->uid());
		if ($rooms === [] && $former === []) {
			return null;
		}
		$isCopy = $isNew && array_filter(
			$former,
			static fn (Booking $one): bool => $one->calendarId !== null && $one->calendarId !== $event->calendarId,
		) !== [];
		// A copy in another calendar is the same event: the booking stays with the first.
		return $isCopy || $this->answered->isAnswered($object, $owner, $rooms, $former) ? null : $former;
	}

	/**
	 * @param list<Booking> $former
	 * @param array<array-key, Booking> $leaves by room
	 */
	private function ask(VCalendar $object, StoredEvent $event, string $owner, Actor $actor, array $former, array $leaves): void {
		try {
			$decided = $this->desk->decide($object, $owner, $actor, $former !== [], $leaves);
		} catch (\Throwable $failure) {
			$this->pass($failure);
			return;
		}
		if ($decided !== null) {
			$this->settle($decided, $event, $object);
		}
	}

	/** @param ?VCalendar $object with the answers, where they are not stored yet */
	private function settle(PendingEvent $decided, StoredEvent $event, ?VCalendar $object): void {
		$hasChanged = $object !== null && $decided->hasChanged;
		try {
			$again = $decided->rooms() === [] ? [] : $this->settlement->book($decided, $event->calendarId);
			if ($again !== []) {
				$object ??= $event->read() ?? throw new \LogicException('An event that cannot be read was decided');
				$rooms = $this->addresses->among(InvitationReader::addresses($object));
				$hasChanged = $this->answers->write($object, $decided, $again, $rooms)[0] || $hasChanged;
			}
		} catch (\Throwable $failure) {
			$this->pass($failure);
			$this->desk->withdraw($decided);
			$object ??= $event->read() ?? throw $failure;
			$rooms = $this->addresses->among(InvitationReader::addresses($object));
			$asked = array_map(static fn (AskedRoom $one): string => $one->room->id, $decided->asked);
			$hasChanged = $this->answers->writeFailure($object, $decided->owner, $asked, $rooms) || $hasChanged;
		}
		if ($hasChanged && $object !== null) {
			$text = $object->serialize();
			$this->pending->writing(fn () => $this->store->update($event, $text));
		}
	}

	/**
	 * The event is stored all the same, with its rooms declined. Only when the database gave up the whole transaction, there is nothing
	 * left to store it in.
	 */
	private function pass(\Throwable $failure): void {
		if (Deadlock::isCauseOf($failure)) {
			throw $failure;
		}
		$this->logger->error('The rooms of an event could not be booked: {message}', [
			'app' => 'roomsapp', 'exception' => $failure, 'message' => $failure->getMessage(),
		]);
	}
}
