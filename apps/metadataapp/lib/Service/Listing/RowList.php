<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Listing\ListedRow;
use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Text\Decimal;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Listing\ChangeRepository;
use OCA\MetadataApp\Repository\Listing\IndexedRows;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Service\Library\Library;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** A whole team folder as one table, what is in its folders included. */
class RowList {
	/** After which no transaction is open any more that wrote history. */
	private const SETTLED_SECONDS = 30;

	public function __construct(
		private readonly Scopes $scopes,
		private readonly ListReader $reader,
		private readonly Attention $attention,
		private readonly ListRepository $lists,
		private readonly IndexedRows $rows,
		private readonly ChangeRepository $changes,
		private readonly FileValues $values,
		private readonly RunRepository $restores,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ListRequest $request with a count
	 * @param string $groupBy name of a field; empty for no groups
	 * @param string $sums names of fields of numbers, separated by commas
	 * @param bool $isWanting only files that lack a required value or have an option that was withdrawn
	 * @return array{
	 *     rows: list<array<string, mixed>>, total: int, complete: bool, cursor: int, definitions: string,
	 *     groups?: list<array{value: ?string, count: int, sums?: \stdClass}>,
	 *     sums?: \stdClass,
	 * } `Rows`
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function find(
		string $userId,
		int $folderId,
		ListRequest $request,
		string $groupBy,
		string $sums,
		bool $isWanting = false,
	): array {
		$scope = $this->scopes->open($userId, $folderId);
		$fields = $this->reader->fields($folderId);
		[$filters, $sorting] = $this->reader->read($request, $userId, $fields);
		$group = array_values($this->reader->named($fields, $groupBy, 'query/group_by'))[0] ?? null;
		$summed = $this->numbers($fields, $sums);
		// Before anything is read, so that nothing is missed between this list and the changes after it.
		$cursor = $this->settled();
		$wanting = $isWanting ? $this->attention->filters($folderId, array_values($fields)) : null;
		$selection = new Selection($scope->sight, $filters, null, $wanting);
		$ids = $this->lists->findPage($selection, $sorting, $request->offset, $request->count);
		return [
			'rows' => $this->answers($this->rows->findAll($scope->folder, $scope->access, $ids)),
			'total' => $this->lists->count($selection),
			'complete' => $scope->isComplete,
			'cursor' => $cursor,
			'definitions' => self::mark($fields),
			...($group === null ? [] : ['groups' => $this->groups($selection, $group, $summed)]),
			...($summed === [] ? [] : ['sums' => self::decimals($this->lists->findAllSums($selection, self::ids($summed)), $summed)]),
		];
	}

	/**
	 * @param ?int $since a cursor; null to get the first one
	 * @return array{cursor: int, reset: bool, definitions: string, files: \stdClass} `Changes`
	 * @throws NotFound
	 */
	public function changes(string $userId, int $folderId, ?int $since): array {
		$scope = $this->scopes->open($userId, $folderId);
		$cursor = $this->settled();
		// Before the values, so that a field that changes together with them is told of now or the next time.
		$definitions = self::mark($this->reader->fields($folderId));
		$most = Limits::CHANGES_PER_ANSWER;
		$ids = $since === null ? [] : $this->changes->findAllFilesSince(new Selection($scope->sight), $since, $most + 1);
		// After a restore, or when history is forgotten, entries are gone that were there: what changed cannot be told.
		$isKnown = $since === null || ($since >= $this->restores->findRestored() && $since <= $cursor);
		if (count($ids) > $most || !$isKnown) {
			return ['cursor' => $cursor, 'reset' => true, 'definitions' => $definitions, 'files' => new \stdClass()];
		}
		$places = array_map(static fn (ListedRow $row): FileInFolder => $row->file->place, $this->rows->findAll(
			$scope->folder,
			$scope->access,
			$ids,
		));
		$files = new \stdClass();
		foreach ($this->values->maps($places) as $id => $map) {
			$files->{(string)$id} = $map;
		}
		return ['cursor' => $cursor, 'reset' => false, 'definitions' => $definitions, 'files' => $files];
	}

	private function settled(): int {
		$settled = $this->changes->findSettled($this->clock->now()->getTimestamp() - self::SETTLED_SECONDS);
		return max($settled, $this->restores->findRestored());
	}

	/**
	 * @param array<string, Field> $fields
	 * @return string the same as long as they are, in the same order
	 */
	private static function mark(array $fields): string {
		return hash('xxh128', serialize(array_map(static fn (Field $field): array => [$field->id, $field->definition], $fields)));
	}

	/**
	 * @param list<ListedRow> $rows
	 * @return list<array<string, mixed>> `Row`s
	 */
	private function answers(array $rows): array {
		$values = $this->values->maps(array_map(static fn (ListedRow $row): FileInFolder => $row->file->place, $rows));
		return array_map(static fn (ListedRow $row): array => [
			...Library::entry($row->file, $values[$row->file->place->fileId] ?? new \stdClass()),
			'parent' => $row->parentId,
			'path' => $row->path,
		], $rows);
	}

	/**
	 * @param array<string, Field> $summed
	 * @return list<array{value: ?string, count: int, sums?: \stdClass}>
	 */
	private function groups(Selection $selection, Field $field, array $summed): array {
		$codec = Codecs::of($field->definition->shape);
		$groups = $this->lists->countByValue($selection, $field->id, $codec->sortColumn(), Limits::GROUPS_PER_LIST);
		if ($summed === []) {
			return array_map(static fn (array $group): array => ['value' => $group[0], 'count' => $group[1]], $groups);
		}
		$values = array_values(array_filter(array_column($groups, 0), static fn (?string $value): bool => $value !== null));
		$sums = $this->lists->findAllSumsByValue($selection, $field->id, $values, self::ids($summed));
		$isEmpty = new FieldFilter($field->id, $codec, [Condition::empty(true)]);
		$without = new Selection($selection->sight, [...$selection->filters, $isEmpty], $selection->fileIds, $selection->either);
		return array_map(fn (array $group): array => [
			'value' => $group[0],
			'count' => $group[1],
			'sums' => self::decimals(
				$group[0] === null ? $this->lists->findAllSums($without, self::ids($summed)) : $sums[$group[0]] ?? [],
				$summed,
			),
		], $groups);
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field>
	 * @throws Invalid
	 */
	private function numbers(array $fields, string $names): array {
		$named = $this->reader->named($fields, $names, 'query/sums');
		foreach ($named as $name => $field) {
			if ($field->definition->shape->type !== FieldType::Number) {
				throw new Invalid(Reason::UNKNOWN_FIELD, "The field $name is none of numbers.", '/query/sums');
			}
		}
		return $named;
	}

	/**
	 * @param array<string, Field> $fields
	 * @return list<int>
	 */
	private static function ids(array $fields): array {
		return array_values(array_map(static fn (Field $field): int => $field->id, $fields));
	}

	/**
	 * @param array<int, float> $found sums by field id
	 * @param array<string, Field> $fields
	 * @return \stdClass decimals by name; 0 where no file has a value
	 */
	private static function decimals(array $found, array $fields): \stdClass {
		$sums = new \stdClass();
		foreach ($fields as $name => $field) {
			// Fractions of two are not shown: 0.1 and 0.2 are 0.3.
			$sums->{$name} = Decimal::read(sprintf('%.14e', $found[$field->id] ?? 0.0)) ?? '0';
		}
		return $sums;
	}
}
