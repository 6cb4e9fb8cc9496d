<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Check;

/** What may be wrong between tables, calendars of rooms, and events. */
enum Finding: string {
	/** A booking that the calendar of its room does not have. */
	case Missing = 'missing';
	/** An object in the calendar of a room that belongs to no booking. */
	case Extra = 'extra';
	/** The calendar of the room has other dates or states than the booking. */
	case Different = 'different';
	/** The organizer's event does not exist any more, or no longer asks the room. */
	case Gone = 'event gone';
	/** The organizer's event does not have the answer of the room. */
	case Unanswered = 'not answered';
	/** The organizer's event asks for other dates than are booked; only saving it again decides about them. */
	case OtherDates = 'other dates';
	/** Two bookings that have a room at the same time. */
	case Overlapping = 'overlapping';
	/** Dates without a booking, and bookings without a room. */
	case Orphaned = 'orphaned';
	/** A date that the mailbox of the room does not have as it is booked. */
	case NotSent = 'not in the mailbox';
	/** An event of the mailbox that books nothing. */
	case NotRead = 'not booked from the mailbox';
	/** A booking of an event that the mailbox no longer has. */
	case NotThere = 'gone from the mailbox';
	/** What could not be repaired, and why. */
	case Failed = 'failed';
}
