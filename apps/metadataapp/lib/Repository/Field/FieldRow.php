<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Field;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Field\FieldOptions;
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
		$definition = new FieldDefinition(
			name: $row->text('field_name'),
			label: $row->text('label'),
			type: $row->text('type'),
			description: $row->text('description'),
			options: self::options($row->text('options')),
			isRequired: $row->yes('is_required', false),
			sortOrder: $row->number('sort_order'),
			isOfFolder: $row->yes('applies_to_groupfolder', false),
			isColumn: $row->yes('show_as_column', false),
			columnOrder: $row->number('column_order'),
			isFilterable: $row->yes('filterable', false),
		);
		return new Field($row->number('id'), $definition, $row->number('created_at'), $row->number('updated_at'));
	}

	/** @return non-empty-array<string, int|string> by column */
	public static function values(FieldDefinition $field): array {
		return [
			'field_name' => $field->name,
			'label' => $field->label,
			'type' => $field->type,
			'description' => $field->description,
			'options' => json_encode([
				'choices' => $field->options->choices,
				'withdrawn' => $field->options->withdrawn,
				'hasTime' => $field->options->hasTime,
			], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
			'is_required' => (int)$field->isRequired,
			'sort_order' => $field->sortOrder,
			'applies_to_groupfolder' => (int)$field->isOfFolder,
			'show_as_column' => (int)$field->isColumn,
			'column_order' => $field->columnOrder,
			'filterable' => (int)$field->isFilterable,
		];
	}

	/** @throws CorruptData */
	private static function options(string $json): FieldOptions {
		$options = json_decode($json, true);
		$stored = new StoredValues(is_array($options) ? $options : throw new CorruptData('The stored value "options" cannot be read'));
		return new FieldOptions($stored->texts('choices'), $stored->texts('withdrawn'), $stored->yes('hasTime', false));
	}
}
