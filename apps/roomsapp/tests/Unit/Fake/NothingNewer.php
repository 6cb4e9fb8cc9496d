<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Service\Booking\Freshness;

/** For rooms that nobody books elsewhere. */
final class NothingNewer implements Freshness {
	#[\Override]
	public function refresh(array $requests): array {
		return $requests;
	}
}
