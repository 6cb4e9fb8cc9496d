<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\FieldType;

/** What the columns of views and of team folders have in common as the API answers them. */
final class ColumnAnswer {
	/**
	 * @return array{
	 *     field_id: int, field_name: string, field_label: string, field_type: value-of<FieldType>,
	 *     field_options: list<string>|array{includeTime: bool},
	 * }
	 */
	public static function field(Field $field): array {
		$definition = $field->definition;
		return [
			'field_id' => $field->id,
			'field_name' => $definition->name,
			'field_label' => $definition->label,
			'field_type' => $definition->shape->type->value,
			'field_options' => $definition->shape->emittedOptions(),
		];
	}

	/**
	 * @template T of array{column_order: int, ...}
	 * @param list<T> $columns
	 * @return list<T> in their order
	 */
	public static function inOrder(array $columns): array {
		usort($columns, static fn (array $one, array $other): int => $one['column_order'] <=> $other['column_order']);
		return $columns;
	}
}
