<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Listing\Sorting;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\CommaList;
use OCA\MetadataApp\Model\Value\Text\Day;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Service\View\FilterReader;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Exception\Invalid;

/** Reads how somebody wants files to be listed. Fields are known by the names that they have in the team folder. */
class ListReader {
	private const DEPTH = 8;

	public function __construct(
		private readonly FieldRepository $fields,
		private readonly ProblemSentences $sentences,
		private readonly Clock $clock,
	) {
	}

	/** @return array<string, Field> those of files, in the order of the team folder */
	public function fields(int $folderId): array {
		return $this->fields->findAllOfFilesByName($folderId);
	}

	/**
	 * @param array<string, Field> $fields by name
	 * @param string $names separated by commas
	 * @param string $member of the request that has them: a pointer without its first slash
	 * @return array<string, Field> those that are named, in their order
	 * @throws Invalid
	 */
	public function named(array $fields, string $names, string $member): array {
		$found = [];
		$faults = new Faults($this->sentences);
		foreach (array_filter(CommaList::items($names), static fn (string $name): bool => $name !== '') as $name) {
			if (isset($fields[$name])) {
				$found[$name] = $fields[$name];
			} else {
				$problem = Problem::quoting(ProblemReason::UnknownField, 'field', $name);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, ...explode('/', $member));
			}
		}
		$faults->refuse();
		return $found;
	}

	/**
	 * @param array<string, Field> $fields by name
	 * @return array{list<FieldFilter>, Sorting}
	 * @throws Invalid with everything that is wrong
	 */
	public function read(ListRequest $request, string $userId, array $fields): array {
		$faults = new Faults($this->sentences);
		$today = $request->today === '' ? $this->clock->now()->format('Y-m-d') : $request->today;
		if (!Day::exists($today)) {
			$faults->add(Reason::INVALID_FILTERS, new Problem(ProblemReason::NoSuchDay, ['pattern' => Day::PATTERN]), 'query', 'today');
			$today = '2000-01-01';
		}
		$filters = self::filters($request->filters, $fields, new Viewer($userId, $today), $faults);
		$sorting = self::sorting($request, $fields, $faults);
		$faults->refuse();
		return [$filters, $sorting];
	}

	/** @param array<string, Field> $fields */
	private static function sorting(ListRequest $request, array $fields, Faults $faults): Sorting {
		$field = $fields[$request->sortField] ?? null;
		if ($request->sortField !== '' && $field === null) {
			$problem = Problem::quoting(ProblemReason::UnknownField, 'field', $request->sortField);
			$faults->add(Reason::UNKNOWN_FIELD, $problem, 'query', 'sort_field');
		}
		return $field === null
			? new Sorting(isDescending: $request->isDescending)
			: new Sorting($field->id, Codecs::of($field->definition->shape)->sortColumn(), $request->isDescending);
	}

	/**
	 * @param array<string, Field> $fields
	 * @return list<FieldFilter>
	 */
	private static function filters(string $json, array $fields, Viewer $viewer, Faults $faults): array {
		// null is no object either, where somebody sends it
		$sent = $json === '' ? null : json_decode($json, false, self::DEPTH) ?? false;
		$find = static fn (int|string $name): ?Field => $fields[$name] ?? null;
		return array_column(FilterReader::ofList()->read($sent, $find, $viewer, $faults), 0);
	}
}
