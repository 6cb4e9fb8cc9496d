<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Model\Policy\DateDecision;
use OCA\RoomsApp\Model\Policy\Decision;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Exception\Unprocessable;

/** What the internal API says when a room declines. */
final class BookingRefusals {
	/** Of several causes, clients expect this order. */
	public static function of(Decision $decision, bool $isTarget = false): Refusal {
		$causes = array_merge($decision->cause === null ? [] : [$decision->cause], ...array_column($decision->dates, 'causes'));
		$has = static fn (Cause $cause): bool => in_array($cause, $causes, true);
		return match (true) {
			$has(Cause::NotPermitted) => self::notPermitted($isTarget),
			$has(Cause::Inactive) => new Unprocessable(Reason::INACTIVE, 'Room is not active and cannot be booked'),
			$has(Cause::Syncing) => new Unprocessable(Reason::SYNCING, 'Room is being synced for the first time'),
			$has(Cause::Unchecked) => new Unprocessable(Reason::UNCHECKED, 'Calendar provider of the room does not answer'),
			$has(Cause::Conflict) => new Conflict(
				Reason::CONFLICT,
				'Time slot conflicts with existing booking' . ($isTarget ? ' in target room' : ''),
				details: ['dates' => self::conflicts($decision)],
			),
			$has(Cause::OutsideHours) => new Unprocessable(Reason::OUTSIDE_HOURS, 'Booking is outside available hours'),
			$has(Cause::BeyondHorizon) => new Unprocessable(Reason::BEYOND_HORIZON, 'Booking exceeds maximum booking horizon'),
			$has(Cause::TooShort) => new Unprocessable(Reason::TOO_SHORT, 'Booking is shorter than the room allows'),
			$has(Cause::TooLong) => new Unprocessable(Reason::TOO_LONG, 'Booking is longer than the room allows'),
			default => throw new \LogicException("A booking was declined as {$decision->cause?->value}"),
		};
	}

	public static function notPermitted(bool $isTarget = false): Forbidden {
		return new Forbidden(Reason::NOT_BOOKER, $isTarget ? 'No permission to move to target room' : 'Forbidden');
	}

	/** @return list<array{start: int, end: int, recurrenceId: string}> */
	private static function conflicts(Decision $decision): array {
		$clashing = array_filter($decision->dates, static fn (DateDecision $date): bool => in_array(Cause::Conflict, $date->causes, true));
		return array_map(static fn (DateDecision $date): array => [
			'start' => $date->occurrence->start,
			'end' => $date->occurrence->end,
			'recurrenceId' => $date->occurrence->recurrenceId,
		], array_values($clashing));
	}
}
