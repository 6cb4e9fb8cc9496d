<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dav;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\ITip\Message;

/** A message to a room. */
final class RoomMessage {
	/**
	 * What the organizer's event says of its delivery, by RFC 6638: the same as is written with the answer, so that the message changes
	 * nothing.
	 */
	public static function status(Message $message): string {
		return match (self::partStat($message)) {
			'ACCEPTED', 'DECLINED' => '2.0;Answered',
			'TENTATIVE' => '1.2;Waits for approval',
			default => '1.0;Not asked',
		};
	}

	private static function partStat(Message $message): string {
		$room = Address::mail((string)$message->recipient);
		foreach (Fields::events($message->message) as $event) {
			foreach (Properties::named($event, 'ATTENDEE') as $attendee) {
				if (Address::of($attendee) === $room) {
					return strtoupper(Properties::parameter($attendee, 'PARTSTAT'));
				}
			}
		}
		return '';
	}
}
