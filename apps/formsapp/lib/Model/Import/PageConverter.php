<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Definition\Reading\Ids;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Makes pages that can be read of those of another program. */
final class PageConverter {
	/** @param array<string, string> $ids of questions by their ids in the file, with a sign before them */
	public function __construct(
		private readonly array $ids,
		private readonly ConditionConverter $conditions,
		private readonly Changes $changes,
	) {
	}

	/** @return ?list<array<string, mixed>> null for none */
	public function read(mixed $value): ?array {
		if ($value === null || $value === []) {
			return null;
		}
		$list = array_values(array_filter(array_map(Json::looseMembers(...), Json::items($value) ?? []), is_array(...)));
		if ($list === [] || count($list) > Limits::PAGES_PER_FORM) {
			$this->changes->add(Change::PAGES);
			return null;
		}
		[$ids, $places] = $this->named($list);
		$pages = [];
		foreach ($list as $place => $members) {
			$title = SourceText::clean(SourceText::scalar($members['title'] ?? null) ?? '');
			$pages[] = [
				'id' => $ids[$place],
				'title' => SourceText::cut($title, Limits::QUESTION_TITLE_CHARACTERS),
				'questions' => $this->questions($members['questions'] ?? []),
				'routing' => $this->routes($members, $place, $ids, $places),
			];
		}
		return $pages;
	}

	/**
	 * @param list<array<array-key, mixed>> $list
	 * @return array{list<string>, array<string, int>} ids, and places by the ids in the file with a sign before them
	 */
	private function named(array $list): array {
		$used = $places = $given = [];
		foreach ($list as $place => $members) {
			$id = SourceText::scalar($members['id'] ?? null) ?? '';
			$places += $id === '' ? [] : ["=$id" => $place];
			$given[] = Ids::isName($id) && !isset($used[$id]) ? $id : null;
			$used[$id] = true;
		}
		return [Ids::complete($given, 'p', false, 1, static fn (): null => null)[0], $places];
	}

	/** @return list<string> */
	private function questions(mixed $value): array {
		$list = [];
		foreach (Json::items($value) ?? [] as $id) {
			$known = $this->ids['=' . (SourceText::scalar($id) ?? '')] ?? null;
			if ($known !== null) {
				$list[] = $known;
			}
		}
		return $list;
	}

	/**
	 * @param array<array-key, mixed> $members of the page
	 * @param list<string> $ids
	 * @param array<string, int> $places
	 * @return list<array<string, mixed>>
	 */
	private function routes(array $members, int $from, array $ids, array $places): array {
		$routes = [];
		foreach (Json::items($members['routing'] ?? []) ?? [] as $item) {
			$rule = Json::members($item) ?? [];
			$to = $places['=' . (SourceText::scalar($rule['targetPageId'] ?? null) ?? '')] ?? -1;
			$leaf = $to > $from && count($routes) < Limits::ROUTES_PER_PAGE ? $this->conditions->leaf($rule) : null;
			if ($leaf === null) {
				$this->changes->add(Change::ROUTE, null, '', (string)($from + 1));
			} else {
				$routes[] = $leaf + ['targetPageId' => $ids[$to]];
			}
		}
		return $routes;
	}
}
