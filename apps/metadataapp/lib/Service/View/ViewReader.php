<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Model\View\ViewContent;
use OCA\MetadataApp\Model\View\ViewMember;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Invalid;

/**
 * Reads what somebody sends as a view. Members that are absent are empty.
 *
 * @phpstan-import-type ViewInput from Schemas
 */
class ViewReader {
	public function __construct(
		private readonly ProblemSentences $sentences,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ViewInput $sent with the objects of filters as objects
	 * @param array<int, Field> $fields that the view may name, by id
	 * @throws Invalid with everything that is wrong
	 */
	public function read(string $userId, array $sent, array $fields): ViewContent {
		$faults = new Faults($this->sentences);
		$known = new NamedFields($fields);
		$name = Text::trim($sent['name']);
		$problem = $name === '' ? new Problem(ProblemReason::Missing) : Text::lineProblem($name, Limits::VIEW_NAME_CHARACTERS);
		if ($problem !== null) {
			$faults->add(Reason::INVALID_INPUT, $problem, 'name');
		}
		$members = self::columns($sent['columns'] ?? [], $known, $faults);
		// Whoever uses the view may be elsewhere, where the day is another one: only whether it can be read matters here.
		$viewer = new Viewer($userId, $this->clock->now()->format('Y-m-d'));
		$filters = FilterReader::ofView()->read($sent['filters'] ?? null, $known->findOrNull(...), $viewer, $faults);
		foreach ($filters as $id => [, $values]) {
			$members[$id] = ($members[$id] ?? new ViewMember($id))->withFilter(array_map(self::plain(...), $values));
		}
		$sort = $sent['sort_field'] ?? '';
		$sortField = $sort === '' ? null : $known->findOrNull($sort);
		if ($sort !== '' && $sortField === null) {
			$faults->add(Reason::UNKNOWN_FIELD, Problem::quoting(ProblemReason::UnknownField, 'field', (string)$sort), 'sort_field');
		}
		$faults->refuse();
		return new ViewContent(
			$name,
			Truth::read($sent['is_default'] ?? null) ?? false,
			$members,
			$sortField?->id,
			strtoupper($sent['sort_order'] ?? '') === 'DESC',
		);
	}

	/**
	 * @param list<array{
	 *     field_id?: int|string, field_name?: string, visible?: bool|int|string, filterable?: bool|int|string, column_order?: int, ...
	 * }> $sent
	 * @return array<int, ViewMember> by field id; of a field that is named twice, the later one counts
	 */
	private static function columns(array $sent, NamedFields $known, Faults $faults): array {
		$members = [];
		foreach ($sent as $place => $column) {
			$key = $column['field_id'] ?? $column['field_name'] ?? '';
			$field = $key === '' ? null : $known->findOrNull($key);
			if ($field === null) {
				$problem = $key === ''
					? new Problem(ProblemReason::Missing)
					: Problem::quoting(ProblemReason::UnknownField, 'field', (string)$key);
				$member = isset($column['field_id']) ? 'field_id' : 'field_name';
				$faults->add(Reason::UNKNOWN_FIELD, $problem, 'columns', (string)$place, $member);
				continue;
			}
			$members[$field->id] = new ViewMember(
				$field->id,
				true,
				Truth::read($column['visible'] ?? null) ?? true,
				Truth::read($column['filterable'] ?? null) ?? $field->definition->isFilterable,
				$column['column_order'] ?? $place,
			);
		}
		return $members;
	}

	/** A value of a filter as it is kept. Texts, as the API has all values; objects stay objects. */
	private static function plain(mixed $value): mixed {
		return is_bool($value) ? (string)(int)$value : Text::of($value) ?? $value;
	}
}
