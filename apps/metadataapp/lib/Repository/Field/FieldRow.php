<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Field;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\StoredValues;

/** Names and values of the tables of fields and of which team folder has them. */
final class FieldRow {
	public const TABLE = 'metadataapp_fields';
	public const ASSIGNMENTS = 'metadataapp_assignments';

	/**
	 * @param array<string, mixed> $stored all columns
	 * @throws CorruptData
	 */
	public static function field(array $stored): Field {
		$row = new StoredValues($stored);
		[$shape, $withdrawn] = self::shape($row->text('type'), $row->text('options'));
		$definition = new FieldDefinition(
			name: $row->text('field_name'),
			label: $row->text('label'),
			shape: $shape,
			description: $row->text('description'),
			withdrawn: $withdrawn,
			isRequired: $row->yes('is_required', false),
			sortOrder: $row->number('sort_order'),
			isOfFolder: $row->yes('applies_to_groupfolder', false),
			isColumn: $row->yes('show_as_column', false),
			columnOrder: $row->number('column_order'),
			isFilterable: $row->yes('filterable', false),
		);
		return new Field(
			$row->number('id'),
			$definition,
			$row->number('created_at'),
			$row->number('updated_at'),
			$row->yes('converting', false),
		);
	}

	/** @return non-empty-array<string, int|string> by column */
	public static function values(FieldDefinition $field): array {
		return [
			'field_name' => $field->name,
			'label' => $field->label,
			'type' => $field->shape->type->value,
			'description' => $field->description,
			'options' => json_encode([
				'choices' => $field->shape->options,
				'withdrawn' => $field->withdrawn,
				'hasTime' => $field->shape->includesTime,
			], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
			'is_required' => (int)$field->isRequired,
			'sort_order' => $field->sortOrder,
			'applies_to_groupfolder' => (int)$field->isOfFolder,
			'show_as_column' => (int)$field->isColumn,
			'column_order' => $field->columnOrder,
			'filterable' => (int)$field->isFilterable,
		];
	}

	/**
	 * @return array{FieldShape, list<string>} the shape, and options that were withdrawn
	 * @throws CorruptData
	 */
	private static function shape(string $type, string $json): array {
		$options = json_decode($json, true);
		$stored = new StoredValues(is_array($options) ? $options : throw new CorruptData('The stored value "options" cannot be read'));
		$known = FieldType::tryFrom($type) ?? throw new CorruptData('The stored value "type" cannot be read');
		return [new FieldShape($known, $stored->texts('choices'), $stored->yes('hasTime', false)), $stored->texts('withdrawn')];
	}
}
