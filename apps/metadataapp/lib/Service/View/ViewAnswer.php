<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\View\View;
use OCA\MetadataApp\Model\View\ViewMember;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * A view as the API answers it.
 *
 * @phpstan-import-type ViewColumn from Schemas
 */
final class ViewAnswer {
	/**
	 * @param array<int, Field> $fields that are shown, by id: what the view says of others is left out
	 * @return array<string, mixed> a `View` of the contract
	 */
	public static function of(View $view, array $fields): array {
		$content = $view->content;
		$columns = [];
		$filters = new \stdClass();
		foreach ($content->members as $id => $member) {
			$field = $fields[$id] ?? null;
			if ($field !== null && $member->isColumn) {
				$columns[] = self::column($member, $field);
			}
			if ($field !== null && $member->filter !== []) {
				$filters->{$field->definition->name} = $member->filter;
			}
		}
		$sort = $content->sortFieldId === null ? null : $fields[$content->sortFieldId] ?? null;
		return [
			'id' => $view->id,
			'gf_id' => $view->folderId,
			'name' => $content->name,
			'is_default' => $content->isDefault,
			'columns' => ColumnAnswer::inOrder($columns),
			'filters' => $filters,
			'sort_field' => $sort->definition->name ?? '',
			'sort_order' => $sort !== null && $content->isDescending ? 'DESC' : 'ASC',
			'position' => $view->position,
			'created_at' => IsoTime::of($view->createdAt),
			'updated_at' => IsoTime::of($view->updatedAt),
		];
	}

	/** @return ViewColumn */
	private static function column(ViewMember $member, Field $field): array {
		return [
			...ColumnAnswer::field($field),
			'visible' => $member->isVisible,
			'filterable' => $member->isFilterable,
			'column_order' => $member->columnOrder,
		];
	}
}
