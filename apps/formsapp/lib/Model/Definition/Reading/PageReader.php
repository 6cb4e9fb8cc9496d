<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\Page;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\Route;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads the pages, or makes them of the numbers that questions have in other programs. */
final class PageReader {
	private const KNOWN = ['id' => 1, 'title' => 1, 'questions' => 1, 'routing' => 1];

	/** @param list<Question> $questions in their order */
	public function __construct(
		private readonly array $questions,
		private readonly ConditionReader $conditions,
		private readonly Problems $problems,
	) {
	}

	/**
	 * @param list<mixed> $numbers of the questions' pages
	 * @return ?list<Page>
	 */
	public function read(mixed $value, array $numbers): ?array {
		if ($value === null || $value === []) {
			return $this->numbered($numbers);
		}
		$items = Json::items($value);
		if ($items === null || count($items) > Limits::PAGES_PER_FORM) {
			$code = $items === null ? 'bad_value' : 'too_many';
			$this->problems->add($code, '', 'pages', $items === null ? [] : ['max' => Limits::PAGES_PER_FORM]);
			return null;
		}
		$list = [];
		foreach ($items as $item) {
			$members = Json::looseMembers($item);
			if ($members === null) {
				$this->problems->add('bad_value', '', 'pages');
				return null;
			}
			$list[] = $members;
		}
		$given = array_map(static fn (array $members): mixed => $members['id'] ?? null, $list);
		$ids = Ids::complete($given, 'p', false, 1, fn (string $code) => $this->problems->add($code, '', 'pages'))[0];
		$places = array_flip($ids);
		$questions = $this->distributed($list);
		$pages = [];
		foreach ($list as $place => $members) {
			$title = (new Fields([$members], $ids[$place], $this->problems))->text(Limits::QUESTION_TITLE_CHARACTERS, 'title') ?? '';
			$routes = $this->routes($ids[$place], $members['routing'] ?? [], $places);
			$pages[] = new Page($ids[$place], $title, $questions[$place], $routes, array_diff_key($members, self::KNOWN));
		}
		return $pages;
	}

	/**
	 * @param list<array<array-key, mixed>> $pages
	 * @return list<list<string>> each question once; what no page has comes last
	 */
	private function distributed(array $pages): array {
		$missing = [];
		foreach ($this->questions as $question) {
			$missing[$question->id] = true;
		}
		$lists = [];
		foreach ($pages as $members) {
			$list = [];
			$ids = Json::items($members['questions'] ?? []);
			if ($ids === null) {
				$this->problems->add('bad_value', '', 'pages');
			}
			foreach ($ids ?? [] as $id) {
				if (is_string($id) && isset($missing[$id])) {
					unset($missing[$id]);
					$list[] = $id;
				}
			}
			$lists[] = $list;
		}
		array_push($lists[count($lists) - 1], ...array_keys($missing));
		return $lists;
	}

	/**
	 * @param array<string, int> $places of pages by id
	 * @return list<Route>
	 */
	private function routes(string $at, mixed $value, array $places): array {
		$items = Json::items($value);
		if ($items === null || count($items) > Limits::ROUTES_PER_PAGE) {
			$code = $items === null ? 'bad_value' : 'too_many';
			$this->problems->add($code, $at, 'routing', $items === null ? [] : ['max' => Limits::ROUTES_PER_PAGE]);
			return [];
		}
		$members = array_map(static fn (mixed $item): array => Json::looseMembers($item) ?? [], $items);
		$given = array_map(static fn (array $rule): mixed => $rule['id'] ?? null, $members);
		$ids = Ids::complete($given, 'r', false, 1, fn (string $code) => $this->problems->add($code, $at, 'routing'))[0];
		$routes = [];
		foreach ($members as $place => $rule) {
			$when = $this->conditions->leaf($at, $rule, 'routing');
			$target = $rule['targetPageId'] ?? null;
			$isKnown = is_string($target) && isset($places[$target]);
			if (!$isKnown || $places[$target] <= $places[$at]) {
				$this->problems->add($isKnown ? 'backward_route' : 'unknown_page', $at, 'routing');
			} elseif ($when !== null) {
				$routes[] = new Route($ids[$place], $when, $target);
			}
		}
		return $routes;
	}

	/**
	 * @param list<mixed> $numbers
	 * @return ?list<Page> null when all are on one page
	 */
	private function numbered(array $numbers): ?array {
		$byNumber = [];
		$current = null;
		$early = [];
		foreach ($this->questions as $place => $question) {
			$number = $numbers[$place] ?? null;
			$decimal = is_int($number) || is_float($number) ? Decimal::of($number) : null;
			$current = $decimal !== null && Decimal::isWhole($decimal) && Decimal::isExact($decimal) ? (int)$decimal : $current;
			if ($current === null) {
				$early[] = $question->id;
			} else {
				$byNumber[$current][] = $question->id;
			}
		}
		if (count($byNumber) < 2) {
			return null;
		}
		ksort($byNumber);
		$lists = array_values($byNumber);
		array_unshift($lists[0], ...$early);
		if (count($lists) > Limits::PAGES_PER_FORM) {
			$this->problems->add('too_many', '', 'pages', ['max' => Limits::PAGES_PER_FORM]);
		}
		$pages = [];
		foreach ($lists as $place => $list) {
			$pages[] = new Page('p' . ($place + 1), '', $list, []);
		}
		return $pages;
	}
}
