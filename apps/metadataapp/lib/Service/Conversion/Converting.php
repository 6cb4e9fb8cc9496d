<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Shared\Exception\Conflict;

/** The refusal of whatever would change a field, or a value of it, while a conversion does. */
final class Converting {
	/** @param ?string $pointer to the value that cannot be saved now */
	public static function refusal(?string $pointer = null): Conflict {
		return new Conflict(Reason::CONVERTING, 'An administrator is changing this field. Try again in a few minutes.', $pointer);
	}
}
