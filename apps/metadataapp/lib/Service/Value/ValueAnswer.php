<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Service\Field\FieldAnswer;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * Values as the API answers them: a map, or fields with theirs.
 *
 * @phpstan-import-type FieldValue from Schemas
 */
final class ValueAnswer {
	/**
	 * @param list<Field> $fields that are shown, in their order
	 * @param array<int, list<string>> $items of values by field id
	 * @param bool $asFields all fields, also those without a value
	 * @return \stdClass|list<FieldValue>
	 */
	public static function of(array $fields, array $items, bool $asFields): \stdClass|array {
		if (!$asFields) {
			return self::map($fields, $items);
		}
		$texts = self::texts($fields, $items);
		return array_map(static fn (Field $field): array => [...FieldAnswer::of($field), 'value' => $texts[$field->id] ?? null], $fields);
	}

	/**
	 * @param list<Field> $fields that are shown, in their order
	 * @param array<int, list<string>> $items of values by field id
	 */
	public static function map(array $fields, array $items): \stdClass {
		$map = new \stdClass();
		$texts = self::texts($fields, $items);
		foreach ($fields as $field) {
			if (isset($texts[$field->id])) {
				$map->{$field->definition->name} = $texts[$field->id];
			}
		}
		return $map;
	}

	/**
	 * @param list<Field> $fields
	 * @param array<int, list<string>> $items
	 * @return array<int, ?string> canonical texts by id of each of the fields
	 */
	public static function texts(array $fields, array $items): array {
		$texts = [];
		foreach ($fields as $field) {
			$texts[$field->id] = Codecs::of($field->definition->shape)->emit($items[$field->id] ?? []);
		}
		return $texts;
	}
}
