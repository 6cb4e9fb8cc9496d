<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Edit;

/** The fields whose values are different after a save: locks are asked about them, and others are told of them. */
final class ChangedFields {
	/**
	 * @param list<Edit> $edits of one file
	 * @param array<int, Field> $fields by id
	 * @return list<Field> in the order of the fields
	 */
	public static function of(array $edits, array $fields): array {
		return array_values(array_intersect_key($fields, array_column($edits, null, 'fieldId')));
	}

	/**
	 * @param list<Field> $changed
	 * @return list<string>
	 */
	public static function names(array $changed): array {
		return array_map(static fn (Field $field): string => $field->definition->name, $changed);
	}
}
