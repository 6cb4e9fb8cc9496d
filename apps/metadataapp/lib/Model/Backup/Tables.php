<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/**
 * What backups have: all tables of the app but those that say what is at this moment, or where files lie. These are made anew. Nor do they
 * have fields that are half changed: no backup is made or restored while one changes together with its values, and none begins to change
 * while a backup is made or restored.
 *
 * A backup has the tables in this order: fields before what refers to them; values before files, so that no file with values is missing.
 */
final class Tables {
	/** Of the format. It changes whenever a table, a column or a line does. */
	public const VERSION = 1;

	/** @var ?array<string, Table> */
	private static ?array $all = null;

	/** @return array<string, Table> by name */
	public static function all(): array {
		return self::$all ??= array_column([
			new Table('fields', [
				'id' => Column::id(),
				'field_name' => Column::text(255),
				'label' => Column::text(255),
				'type' => Column::text(20),
				'options' => Column::text(),
				'description' => Column::text(),
				'is_required' => Column::flag(),
				'sort_order' => Column::integer(),
				'applies_to_groupfolder' => Column::flag(),
				'show_as_column' => Column::flag(),
				'column_order' => Column::integer(),
				'filterable' => Column::flag(),
				'created_at' => Column::number(),
				'updated_at' => Column::number(),
			], ['id'], countsIds: true),
			new Table('folders', [
				'folder_id' => Column::id(),
				'required' => Column::text(8),
				'changes' => Column::number(),
			], ['folder_id']),
			new Table('assignments', [
				'folder_id' => Column::id(),
				'field_id' => Column::id(),
				'position' => Column::integer(),
			], ['folder_id', 'field_id'], 'field_id'),
			new Table('grants', [
				'id' => Column::id(),
				'kind' => Column::text(8),
				'principal' => Column::text(64),
				'permission' => Column::text(32),
				'folder_id' => Column::number(),
				'created_at' => Column::number(),
			], ['id'], countsIds: true),
			...self::views(),
			new Table('folder_values', self::values('folder_id'), ['folder_id', 'field_id', 'item'], 'field_id'),
			new Table('values', self::values('file_id'), ['file_id', 'field_id', 'item'], 'field_id'),
			new Table('history', [
				'id' => Column::id(),
				'file_id' => Column::number(true),
				'folder_id' => Column::number(true),
				'field_id' => Column::id(),
				'user_id' => Column::text(64, true),
				'changed_at' => Column::number(),
				'cause' => Column::text(16),
				'old_value' => Column::text(0, true),
				'new_value' => Column::text(0, true),
			], ['id'], countsIds: true),
			new Table('files', [
				'file_id' => Column::id(),
				'folder_id' => Column::number(),
				'changes' => Column::number(),
			], ['file_id']),
		], null, 'name');
	}

	/** @return list<Table> */
	private static function views(): array {
		return [
			new Table('views', [
				'id' => Column::id(),
				'folder_id' => Column::id(),
				'default_of' => Column::number(true),
				'name' => Column::text(100),
				'sort_field_id' => Column::number(true),
				'is_descending' => Column::flag(),
				'position' => Column::integer(),
				'created_at' => Column::number(),
				'updated_at' => Column::number(),
			], ['folder_id', 'id'], countsIds: true),
			new Table('view_fields', [
				'view_id' => Column::id(),
				'field_id' => Column::id(),
				'place' => Column::integer(),
				'is_column' => Column::flag(),
				'is_visible' => Column::flag(),
				'is_filterable' => Column::flag(),
				'column_order' => Column::integer(),
				'filter_values' => Column::text(0, true),
			], ['view_id', 'field_id'], 'field_id'),
			new Table('columns', [
				'folder_id' => Column::id(),
				'field_id' => Column::id(),
				'show_as_column' => Column::flag(true),
				'column_order' => Column::integer(true),
				'filterable' => Column::flag(true),
			], ['folder_id', 'field_id'], 'field_id'),
		];
	}

	/** @return non-empty-array<string, Column> */
	private static function values(string $owner): array {
		return [
			$owner => Column::id(),
			'field_id' => Column::id(),
			'item' => Column::small(),
			'value' => Column::text(),
			'sort_text' => Column::text(160),
			'sort_number' => Column::decimal(),
			'updated_at' => Column::number(),
		];
	}
}
