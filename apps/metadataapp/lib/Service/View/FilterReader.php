<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Shared\Contract\Limits;

/** Reads the filters of a view, which are those of lists: what a view may keep is what a list can be asked for. */
final class FilterReader {
	private const MEMBER = 'filters';

	/**
	 * @param mixed $sent of JSON with objects as objects; null and an empty list for none
	 * @return array<int, non-empty-list<mixed>> values by field id, in the order in which they were sent
	 */
	public static function read(mixed $sent, NamedFields $known, Viewer $viewer, Faults $faults): array {
		$members = $sent === null || $sent === [] ? [] : Json::members($sent);
		if ($members === null) {
			$faults->add(Reason::INVALID_FILTER, new Problem(ProblemReason::FiltersNotAnObject), self::MEMBER);
			return [];
		}
		$filters = [];
		foreach ($members as $key => $filter) {
			$field = $known->findOrNull($key);
			if ($field === null) {
				$problem = Problem::quoting(ProblemReason::UnknownField, 'field', (string)$key);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, self::MEMBER, (string)$key);
				continue;
			}
			$values = self::values($field, $filter);
			$conditions = Codecs::of($field->definition->shapeOfOld())->conditions($values, $viewer);
			if ($conditions instanceof Problem) {
				$faults->add(Reason::INVALID_FILTER, $conditions, self::MEMBER, (string)$key);
			} elseif ($values !== []) {
				$filters[$field->id] = array_map(self::plain(...), $values);
			}
		}
		if (count($filters) > Limits::FILTERS_PER_VIEW) {
			$problem = new Problem(ProblemReason::TooMany, ['max' => Limits::FILTERS_PER_VIEW]);
			$faults->add(Reason::TOO_MANY_FILTERS, $problem, self::MEMBER);
		}
		return $filters;
	}

	/**
	 * A list is taken as it is. One text has values separated by commas, as pages of MetaVox send them, unless it is an option of the
	 * field.
	 *
	 * @return list<mixed>
	 */
	private static function values(Field $field, mixed $filter): array {
		if ($filter === null || $filter === '') {
			return [];
		}
		$options = $field->definition->shapeOfOld()->options;
		return is_string($filter) && !in_array($filter, $options, true) ? explode(',', $filter) : Json::items($filter) ?? [$filter];
	}

	/** Texts, as the API has all values; objects stay objects. */
	private static function plain(mixed $value): mixed {
		return is_bool($value) ? (string)(int)$value : Text::of($value) ?? $value;
	}
}
