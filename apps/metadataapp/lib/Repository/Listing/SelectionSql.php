<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Filter\ConditionKind;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Repository\Value\ValueRepository;

/**
 * Conditions of a query over places (`i`), which say what `Matcher` says of single values. Numbers, and keys of digits, are written out;
 * texts become parameters.
 */
class SelectionSql {
	private const VALUES = '*PREFIX*' . ValueRepository::TABLE;

	public function __construct(private readonly ContainedTexts $contained) {
	}

	/** @return array{string, list<string>} a condition and its parameters, in their order */
	public function findWhere(Selection $selection): array {
		[$all, $parameters] = [[self::sight($selection->sight)], []];
		if ($selection->fileIds !== null) {
			$all[] = self::among('i.file_id', $selection->fileIds);
		}
		foreach ($selection->filters as $filter) {
			[$sql, $texts] = $this->filter($filter, $selection->sight->folderId);
			$all[] = $sql;
			array_push($parameters, ...$texts);
		}
		if ($selection->either !== null) {
			$either = array_map(fn (FieldFilter $filter): array => $this->filter($filter, $selection->sight->folderId), $selection->either);
			$all[] = $either === [] ? '1 = 0' : '(' . implode(' OR ', array_column($either, 0)) . ')';
			array_push($parameters, ...array_merge(...array_column($either, 1)));
		}
		return [implode(' AND ', $all), $parameters];
	}

	/** @param list<int> $ids */
	public static function among(string $column, array $ids, bool $isNot = false): string {
		if ($ids === []) {
			return $isNot ? '1 = 1' : '1 = 0';
		}
		return $column . ($isNot ? ' NOT' : '') . ' IN (' . implode(',', $ids) . ')';
	}

	private static function sight(Sight $sight): string {
		$folder = "i.folder_id = $sight->folderId";
		if ($sight->parents === null) {
			return $folder;
		}
		$sql = self::among('i.parent_id', $sight->parents, !$sight->isShown);
		if ($sight->hidden !== []) {
			$sql = "($sql AND " . self::among('i.file_id', $sight->hidden, true) . ')';
		}
		return $folder . ' AND ' . ($sight->shown === [] ? $sql : "($sql OR " . self::among('i.file_id', $sight->shown) . ')');
	}

	/** @return array{string, list<string>} */
	private function filter(FieldFilter $filter, int $folderId): array {
		[$alternatives, $parameters, $single] = [[], [], []];
		foreach ($filter->conditions as $condition) {
			if ($condition->kind === ConditionKind::Texts && count($condition->items) === 1) {
				array_push($single, ...$condition->items);
				continue;
			}
			[$sql, $texts] = $this->condition($filter, $condition, $folderId);
			$alternatives[] = $sql;
			array_push($parameters, ...$texts);
		}
		if ($single !== []) {
			$alternatives[] = self::has($filter->fieldId, self::isText($filter, $single));
			array_push($parameters, ...$single);
		}
		return ['(' . implode(' OR ', $alternatives) . ')', $parameters];
	}

	/** @return array{string, list<string>} */
	private function condition(FieldFilter $filter, Condition $condition, int $folderId): array {
		$field = $filter->fieldId;
		return match ($condition->kind) {
			ConditionKind::IsEmpty => [self::hasNot($field, 'f.item = 0'), []],
			ConditionKind::IsFilled => [self::has($field, 'f.item = 0'), []],
			ConditionKind::Unchecked => [self::hasNot($field, 'f.item = 0 AND f.sort_number <> 0'), []],
			ConditionKind::Texts => [
				self::every(array_map(
					static fn (string $text): string => self::has($field, self::isText($filter, [$text])),
					$condition->items,
				)),
				$condition->items,
			],
			ConditionKind::Numbers => [
				self::every(array_map(
					static fn (string $number): string => self::has($field, 'f.sort_number = ' . self::number($number)),
					$condition->items,
				)),
				[],
			],
			ConditionKind::Range => [self::has($field, self::range($filter, $condition)), []],
			ConditionKind::Contains => [
				self::among('i.file_id', $this->contained->findAllFiles($folderId, $field, $filter->codec, $condition->items[0] ?? '')),
				[],
			],
		};
	}

	/** @param list<string> $alternatives */
	private static function every(array $alternatives): string {
		return $alternatives === [] ? '1 = 1' : '(' . implode(' AND ', $alternatives) . ')';
	}

	private static function has(int $fieldId, string $condition): string {
		return 'i.file_id IN (SELECT f.file_id FROM ' . self::VALUES . " f WHERE f.field_id = $fieldId AND $condition)";
	}

	private static function hasNot(int $fieldId, string $condition): string {
		return 'NOT EXISTS (SELECT 1 FROM ' . self::VALUES . " f WHERE f.file_id = i.file_id AND f.field_id = $fieldId AND $condition)";
	}

	/**
	 * The key finds them by an index and minds spaces at the end, which MariaDB does not; the text minds case and what the key omits.
	 *
	 * @param non-empty-list<string> $texts each a parameter
	 */
	private static function isText(FieldFilter $filter, array $texts): string {
		$keys = array_map(static fn (string $text): string => "'" . ($filter->codec->store($text)[0]->sortText ?? '') . "'", $texts);
		return 'f.sort_text IN (' . implode(',', array_unique($keys)) . ') AND f.value IN ('
			. implode(',', array_fill(0, count($texts), '?')) . ')';
	}

	private static function range(FieldFilter $filter, Condition $condition): string {
		$isText = $filter->codec->sortColumn() === SortColumn::Text;
		$column = $isText ? 'f.sort_text' : 'f.sort_number';
		$literal = static fn (string $bound): string => $isText ? "'$bound'" : self::number($bound);
		return implode(' AND ', array_filter([
			$condition->from === null ? '' : "$column >= {$literal($condition->from)}",
			$condition->to === null ? '' : "$column <= {$literal($condition->to)}",
		], static fn (string $part): bool => $part !== ''));
	}

	/** @param string $decimal plain */
	private static function number(string $decimal): string {
		return json_encode((float)$decimal, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
	}
}
