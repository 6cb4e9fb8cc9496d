<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\Listing\Sorting;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;

/**
 * Statements that list file ids, as `found`. They are written so that SQLite, MariaDB and PostgreSQL read them from indexes: the figures
 * and `QueryPlanTest` hold them to that. Conditions are those of `SelectionSql`.
 */
final class ListSql {
	public const PLACES = '*PREFIX*' . PlaceRepository::TABLE;
	public const VALUES = '*PREFIX*' . ValueRepository::TABLE;

	/** Files with a value, in its order. `CROSS JOIN` is what SQLite keeps the order of. */
	public static function byValue(string $where, int $fieldId, Sorting $sorting, int $offset, int $count): string {
		$direction = $sorting->isDescending ? ' DESC' : '';
		$column = self::column($sorting->column, 's');
		return 'SELECT s.file_id AS found FROM ' . self::VALUES . ' s CROSS JOIN ' . self::PLACES
			. " i WHERE i.file_id = s.file_id AND s.field_id = $fieldId AND s.item = 0 AND $where"
			. " ORDER BY $column$direction, s.file_id$direction LIMIT $count OFFSET $offset";
	}

	/** Files without a value, by their names. */
	public static function ofEmpty(string $where, int $fieldId, int $offset, int $count): string {
		return self::byName("$where AND NOT EXISTS (SELECT 1 FROM " . self::VALUES
			. " e WHERE e.file_id = i.file_id AND e.field_id = $fieldId AND e.item = 0)", false, $offset, $count);
	}

	public static function byName(string $where, bool $isDescending, int $offset, int $count): string {
		$order = $isDescending ? 'i.sort_name DESC, i.file_id DESC' : 'i.sort_name, i.file_id';
		return 'SELECT i.file_id AS found FROM ' . self::PLACES . " i WHERE $where ORDER BY $order LIMIT $count OFFSET $offset";
	}

	public static function column(SortColumn $column, string $alias): string {
		return $column === SortColumn::Text ? "$alias.sort_text" : "$alias.sort_number";
	}
}
