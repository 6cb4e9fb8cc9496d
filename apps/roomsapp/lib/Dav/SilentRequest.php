<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dav;

/** Requests whose client wants no messages sent, as for an import: then nothing is booked and nothing given back. */
final class SilentRequest {
	/** @param callable(string): ?string $header value of a header of the request */
	public static function is(callable $header): bool {
		return $header('x-nc-scheduling') === 'false' || $header('Schedule-Reply') === 'F';
	}
}
