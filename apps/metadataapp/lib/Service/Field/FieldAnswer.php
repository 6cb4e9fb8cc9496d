<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * A field as the API answers it.
 *
 * @phpstan-import-type Field from Schemas as FieldBody
 */
final class FieldAnswer {
	/** @return FieldBody */
	public static function of(Field $field): array {
		$definition = $field->definition;
		return [
			'id' => $field->id,
			'field_name' => $definition->name,
			'field_label' => $definition->label,
			'field_type' => $definition->shape->type->value,
			'field_description' => $definition->description,
			'field_options' => $definition->shape->emittedOptions(),
			'withdrawn_options' => $definition->withdrawn,
			'is_required' => $definition->isRequired,
			'sort_order' => $definition->sortOrder,
			'scope' => 'groupfolder',
			'applies_to_groupfolder' => $definition->isOfFolder ? 1 : 0,
			'show_as_column' => $definition->isColumn,
			'column_order' => $definition->columnOrder,
			'filterable' => $definition->isFilterable,
		];
	}

	/**
	 * @param list<Field> $fields
	 * @return list<FieldBody>
	 */
	public static function all(array $fields): array {
		return array_map(self::of(...), $fields);
	}
}
