<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\Page;
use OCA\FormsApp\Model\Definition\Question;

/**
 * What a respondent sees. Conditions see the answers to questions that are shown on the same page or an earlier one that was reached: a
 * hidden question counts as not answered, and what is asked of an unknown question or one on a later page does not hold.
 */
final class Visibility {
	/** @var list<Page> */
	private readonly array $all;
	/** @var array<string, int> place of the page by question */
	private array $pageOf = [];
	/** @var array<string, bool> by question; those that were decided */
	private array $shown = [];
	/** @var array<string, bool> whether the condition of a section holds, by page and section */
	private array $sections = [];
	/** @var array<string, Known> what is shown, by question */
	private array $known = [];
	private readonly Evaluator $evaluator;
	/** Place of the page that is decided. */
	private int $page = 0;
	/** @var list<string> ids of those that are reached; none when the form has no pages */
	public readonly array $pages;

	/** @param array<string, mixed> $values checked answers by question */
	private function __construct(
		private readonly Definition $definition,
		private readonly array $values,
	) {
		$ids = static fn (): array => array_map(static fn (Question $question): string => $question->id, $definition->questions());
		$this->all = $definition->pages ?? [new Page('', '', $ids(), [])];
		$this->evaluator = new Evaluator($this->known(...));
		$reached = $this->walk();
		$this->pages = $definition->pages === null ? [] : $reached;
	}

	/** @param array<string, mixed> $values checked answers by question */
	public static function of(Definition $definition, array $values): self {
		return new self($definition, $values);
	}

	public function shows(string $questionId): bool {
		return $this->shown[$questionId] ?? false;
	}

	/** @return list<string> ids, by page and in the order of each page */
	public function questions(): array {
		$ids = [];
		foreach ($this->all as $page) {
			foreach ($page->questions as $id) {
				if ($this->shows($id)) {
					$ids[] = $id;
				}
			}
		}
		return $ids;
	}

	/** @return list<string> ids of the pages that are reached */
	private function walk(): array {
		$places = $reached = [];
		foreach ($this->all as $place => $page) {
			$places[$page->id] = $place;
			$this->pageOf += array_fill_keys($page->questions, $place);
		}
		while (isset($this->all[$this->page])) {
			$page = $this->all[$this->page];
			$reached[] = $page->id;
			foreach ($page->questions as $id) {
				$this->decide($id);
			}
			$this->page = $this->next($page, $places);
		}
		return $reached;
	}

	/** @param array<string, int> $places of pages by id */
	private function next(Page $page, array $places): int {
		foreach ($page->routes as $route) {
			if ($this->evaluator->holds($route->when)) {
				return $places[$route->targetPageId];
			}
		}
		return $this->page + 1;
	}

	private function decide(string $id): bool {
		if (isset($this->shown[$id])) {
			return $this->shown[$id];
		}
		$question = $this->definition->question($id);
		$isShown = $question !== null
			&& ($question->sectionId === null || $this->isOpen($question->sectionId))
			&& ($question->showIf === null || $this->evaluator->holds($question->showIf));
		return $this->shown[$id] = $isShown;
	}

	/** Seen from the page that is decided: a section may stand on another one than what belongs to it. */
	private function isOpen(string $sectionId): bool {
		$condition = $this->definition->question($sectionId)?->showIf;
		return $this->sections["$this->page $sectionId"] ??= $condition === null || $this->evaluator->holds($condition);
	}

	/** @return ?Known null for what cannot be known on this page */
	private function known(string $id): ?Known {
		$question = $this->definition->question($id);
		$page = $this->pageOf[$id] ?? PHP_INT_MAX;
		if ($question === null || $page > $this->page) {
			return null;
		}
		$isShown = $page === $this->page ? $this->decide($id) : $this->shows($id);
		return $isShown
			? $this->known[$id] ??= new Known($question, Tokens::of($question, $this->values[$id] ?? null))
			: new Known($question, []);
	}
}
