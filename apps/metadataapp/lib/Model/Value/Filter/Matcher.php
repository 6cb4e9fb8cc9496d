<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use OCA\MetadataApp\Model\Value\Text\Fold;

/** Whether the rows of a value are what a condition finds; a query in a database has to say the same. */
final class Matcher {
	/** @param list<StoredItem> $items none without a value */
	public static function matches(Codec $codec, Condition $condition, array $items): bool {
		return match ($condition->kind) {
			ConditionKind::IsEmpty => $items === [],
			ConditionKind::IsFilled => $items !== [],
			ConditionKind::Unchecked => $items === [] || $items[0]->sortNumber === '0',
			ConditionKind::Texts => self::hasAll($condition->items, array_map(static fn (StoredItem $item): string => $item->text, $items)),
			ConditionKind::Numbers => self::hasAll(
				$condition->items,
				array_map(static fn (StoredItem $item): string => $item->sortNumber ?? '', $items),
			),
			ConditionKind::Range => self::isAny($items, static fn (StoredItem $item): bool => self::isWithin($codec, $condition, $item)),
			ConditionKind::Contains => self::isAny(
				$items,
				static fn (StoredItem $item): bool => str_contains(Fold::text($codec->words($item->text)), $condition->items[0] ?? ''),
			),
		};
	}

	/**
	 * @param list<string> $wanted
	 * @param list<string> $all
	 */
	private static function hasAll(array $wanted, array $all): bool {
		$known = array_fill_keys($all, true);
		foreach ($wanted as $one) {
			if (!isset($known[$one])) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param list<StoredItem> $items
	 * @param \Closure(StoredItem): bool $fits
	 */
	private static function isAny(array $items, \Closure $fits): bool {
		foreach ($items as $item) {
			if ($fits($item)) {
				return true;
			}
		}
		return false;
	}

	private static function isWithin(Codec $codec, Condition $condition, StoredItem $item): bool {
		$column = $codec->sortColumn();
		$key = $column->of($item);
		return ($condition->from === null || $column->order($key, $condition->from) >= 0)
			&& ($condition->to === null || $column->order($key, $condition->to) <= 0);
	}
}
