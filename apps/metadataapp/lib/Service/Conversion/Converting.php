<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;

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
				return serialize($read()) !== serialize($fields);
			}
		}
		return false;
	}

	/**
	 * The refusal of whatever would change the field, or a value of it.
	 *
	 * @param ?Invalid $values names all that cannot be saved now
	 */
	public static function refusal(?Invalid $values = null): Conflict {
		$message = 'An administrator is changing this field. Try again in a few minutes.';
		return $values === null
			? new Conflict(Reason::CONVERTING, $message)
			: new Conflict(Reason::CONVERTING, $values->getMessage(), $values->pointer, $values->details);
	}
}
