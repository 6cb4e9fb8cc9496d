<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Reads filters, of lists and of views alike: what a view may keep is what a list can be asked for. They have reasons of their own, and a
 * text alone is one value in a list, and values separated by commas in a view, as pages of MetaVox send them.
 */
final readonly class FilterReader {
	/**
	 * @param list<string> $keys of the filters, from the top of the request
	 * @param int $most fields that can be filtered by
	 */
	private function __construct(
		private array $keys,
		private string $wrong,
		private string $tooMany,
		private int $most,
		private bool $hasTextsOfValues,
	) {
	}

	public static function ofView(): self {
		return new self(['filters'], Reason::INVALID_FILTER, Reason::TOO_MANY_FILTERS, Limits::FILTERS_PER_VIEW, true);
	}

	public static function ofList(): self {
		return new self(['query', 'filters'], Reason::INVALID_FILTERS, Reason::INVALID_FILTERS, Limits::FILTERS_PER_LIST, false);
	}

	/**
	 * @param mixed $sent of JSON with objects as objects; null and an empty list, which some programs write for an empty object, for none
	 * @param \Closure(int|string): ?Field $find a field by what the request calls it
	 * @return array<int, array{FieldFilter, non-empty-list<mixed>}> by field id, in the order in which they were sent; with their values
	 */
	public function read(mixed $sent, \Closure $find, Viewer $viewer, Faults $faults): array {
		$members = $sent === null || $sent === [] ? [] : Json::members($sent);
		if ($members === null) {
			$faults->add($this->wrong, new Problem(ProblemReason::FiltersNotAnObject), ...$this->keys);
			return [];
		}
		$filters = [];
		foreach ($members as $key => $filter) {
			$field = $find($key);
			if ($field === null) {
				$problem = Problem::quoting(ProblemReason::UnknownField, 'field', (string)$key);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, ...[...$this->keys, (string)$key]);
				continue;
			}
			$codec = Codecs::of($field->definition->shapeOfOld());
			$values = $this->values($codec, $filter);
			$conditions = $codec->conditions($values, $viewer);
			if ($conditions instanceof Problem) {
				$faults->add($this->wrong, $conditions, ...[...$this->keys, (string)$key]);
			} elseif ($values !== [] && $conditions !== []) {
				$filters[$field->id] = [new FieldFilter($field->id, $codec, $conditions), $values];
			}
		}
		if (count($filters) > $this->most) {
			$faults->add($this->tooMany, new Problem(ProblemReason::TooMany, ['max' => $this->most]), ...$this->keys);
		}
		return $filters;
	}

	/** @return list<mixed> */
	private function values(Codec $codec, mixed $filter): array {
		if (!$this->hasTextsOfValues) {
			return Json::items($filter) ?? [$filter];
		}
		if ($filter === null || $filter === '') {
			return [];
		}
		// a comma may be part of an option
		return is_string($filter) && !in_array($filter, $codec->field->options, true)
			? explode(',', $filter)
			: Json::items($filter) ?? [$filter];
	}
}
