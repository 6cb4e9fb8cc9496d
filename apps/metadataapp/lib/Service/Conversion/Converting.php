<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Shared\Exception\Conflict;

/** What others have to mind while a field and its values change together. */
final class Converting {
	/**
	 * Whether new values may have come between the reading of fields and of their values, so that both have to be read again. Where nothing
	 * is changing, nothing is asked.
	 *
	 * @param list<Field> $fields
	 * @param callable(): list<Field> $read the same fields
	 */
	public static function hasPassed(array $fields, callable $read): bool {
		foreach ($fields as $field) {
			if ($field->isConverting) {
				return $read() != $fields;
			}
		}
		return false;
	}

	/**
	 * The refusal of whatever would change the field, or a value of it.
	 *
	 * @param ?string $pointer to the value that cannot be saved now
	 */
	public static function refusal(?string $pointer = null): Conflict {
		return new Conflict(Reason::CONVERTING, 'An administrator is changing this field. Try again in a few minutes.', $pointer);
	}
}
