<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\View;

use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\Rows;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What views filter a field by, in all team folders. */
class ViewFilterRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, ViewRepository::FIELDS);
	}

	/**
	 * For who holds the field by `WriteLock`, so that nobody saves a view that names it.
	 *
	 * @param callable(list<mixed>): list<mixed> $change of JSON with objects as objects; none for a view that filters by it no more
	 * @throws CorruptData
	 */
	public function saveAll(int $fieldId, callable $change): void {
		foreach ($this->rows->findAll(['field_id' => $fieldId], ['view_id', 'filter_values']) as $stored) {
			$row = new StoredValues($stored);
			$json = $row->textOrNull('filter_values');
			if ($json === null) {
				continue;
			}
			$values = json_decode($json);
			$changed = $change(is_array($values) ? array_values($values) : throw new CorruptData('The filter of a view cannot be read'));
			$this->rows->update(['view_id' => $row->number('view_id'), 'field_id' => $fieldId], [
				'filter_values' => $changed === []
					? null
					: json_encode($changed, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
			]);
		}
	}
}
