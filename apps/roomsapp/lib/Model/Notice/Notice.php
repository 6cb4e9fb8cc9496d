<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\ActorKind;
use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** What happened to a booking, as it was then: what is sent later still says what happened. */
final readonly class Notice {
	/**
	 * @param string $owner account of the organizer; may be empty
	 * @param string $organizer address
	 * @param string $actor account that did it; empty for a token or a job
	 * @param string $why may be empty
	 * @param string $stamp of a request
	 */
	public function __construct(
		public NoticeKind $kind,
		public int $bookingId,
		public string $roomId,
		public string $summary,
		public string $owner,
		public string $organizer,
		public string $organizerName,
		public string $actor,
		public string $why,
		public ?Cause $cause,
		public string $stamp,
		public NoticeDates $dates,
	) {
	}

	/** @param list<BookedDate> $dates those that it is about, as they are now */
	public static function of(NoticeKind $kind, Booking $booking, array $dates, Actor $actor, string $why): self {
		return new self(
			$kind,
			$booking->id,
			$booking->roomId,
			$booking->summary,
			$booking->owner,
			$booking->organizer,
			$booking->organizerName,
			$actor->kind === ActorKind::Account ? $actor->id : '',
			$why,
			$booking->cause,
			$kind === NoticeKind::Request ? Stamp::of($booking, $dates) : '',
			NoticeDates::of($kind, $dates),
		);
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @throws CorruptData
	 */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		return new self(
			NoticeKind::tryFrom($value->text('kind')) ?? throw new CorruptData('The stored notice has an unknown kind'),
			$value->number('booking'),
			$value->text('room'),
			$value->text('summary', ''),
			$value->text('owner', ''),
			$value->text('organizer', ''),
			$value->text('organizerName', ''),
			$value->text('actor', ''),
			$value->text('why', ''),
			Cause::tryFrom($value->text('cause', '')),
			$value->text('stamp', ''),
			NoticeDates::fromStored($value->map('dates')),
		);
	}

	/** @return array<string, mixed> */
	public function toStored(): array {
		return [
			'kind' => $this->kind->value,
			'booking' => $this->bookingId,
			'room' => $this->roomId,
			'summary' => $this->summary,
			'owner' => $this->owner,
			'organizer' => $this->organizer,
			'organizerName' => $this->organizerName,
			'actor' => $this->actor,
			'why' => $this->why,
			'cause' => $this->cause?->value,
			'stamp' => $this->stamp,
			'dates' => $this->dates->toStored(),
		];
	}
}
