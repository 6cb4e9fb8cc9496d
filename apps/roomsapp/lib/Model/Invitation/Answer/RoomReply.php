<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\Fields;
use OCA\RoomsApp\Model\Policy\Verdict;
use Sabre\VObject\Property;

/** What one component says about the answer of one room. */
final class RoomReply {
	/**
	 * Nextcloud, Google and Evolution have an attendee's own words in this parameter. COMMENT belongs to the whole event, and
	 * only in a reply it says whose it is.
	 */
	private const COMMENT = 'X-RESPONSE-COMMENT';

	/** @param string $reason why it is declined; '' for none */
	public function __construct(
		private readonly Verdict $verdict,
		private readonly string $reason,
	) {
	}

	/** The participation status of RFC 5545. */
	public static function partStat(Verdict $verdict): string {
		return match ($verdict) {
			Verdict::Accepted => 'ACCEPTED',
			Verdict::Pending => 'TENTATIVE',
			Verdict::Declined => 'DECLINED',
		};
	}

	/** The status of RFC 6638: received while somebody has to decide, answered when the room accepts or declines. */
	public static function scheduleStatus(Verdict $verdict): string {
		return $verdict === Verdict::Pending ? '1.2' : '2.0';
	}

	/** Whether the room has answered. */
	public static function isIn(Property $attendee): bool {
		return !in_array(strtoupper(Properties::parameter($attendee, 'PARTSTAT')), ['', 'NEEDS-ACTION'], true);
	}

	/** @return bool whether that changed anything */
	public function writeTo(Property $attendee): bool {
		$reason = $this->verdict === Verdict::Declined ? self::line($this->reason) : '';
		$changes = [
			Fields::setParameter($attendee, 'PARTSTAT', self::partStat($this->verdict)),
			Fields::setParameter($attendee, 'CUTYPE', 'ROOM'),
			Fields::setParameter($attendee, 'SCHEDULE-STATUS', self::scheduleStatus($this->verdict)),
			Fields::removeParameter($attendee, 'RSVP'),
			$reason === ''
				? Fields::removeParameter($attendee, self::COMMENT)
				: Fields::setParameter($attendee, self::COMMENT, $reason),
		];
		return in_array(true, $changes, true);
	}

	/** A parameter has no line breaks and no other control characters. */
	private static function line(string $text): string {
		return trim(preg_replace('/[\x00-\x20\x7F]+/', ' ', $text) ?? '');
	}
}
