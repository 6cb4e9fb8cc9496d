<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\RoomBooking;

/** Texts of bookings as calendars can hold them. */
final class BookingTexts {
	/** Without line breaks and other control characters, which no display can show. */
	public static function line(string $text): string {
		return trim(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $text) ?? '');
	}

	/** With line breaks and tabs. */
	public static function text(string $text): string {
		return trim(preg_replace('/[\x00-\x08\x0B-\x1F\x7F]+/', '', str_replace("\r\n", "\n", $text)) ?? '');
	}
}
