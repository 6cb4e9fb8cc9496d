<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

/** An event in the calendar of an account. */
final readonly class StoredEvent {
	public function __construct(
		public int $calendarId,
		public string $uri,
		public string $etag,
		public string $text,
	) {
	}
}
