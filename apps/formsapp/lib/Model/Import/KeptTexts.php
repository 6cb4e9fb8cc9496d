<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

/**
 * Questions of text that the form does not ask, for what cannot be an answer to those that it asks: as with questions that were deleted,
 * the results show them, in a column of their own.
 */
final class KeptTexts {
	/** Further ones share one. */
	private const MOST = 200;
	private const OTHERS = '';
	/** No question that is made later gets such an id. */
	private const PREFIX = 'kept.';

	/** @var array<string, string> ids by what they are for, with a sign before it */
	private array $ids = [];
	/** @var list<array<string, mixed>> */
	private array $questions = [];
	/** @var array<string, true> */
	private array $taken;
	private int $number = 0;

	/**
	 * @param \Closure(string): string $title of the question, by the title or name of what it is for; empty for several
	 * @param list<string> $taken ids that other questions have
	 */
	public function __construct(
		private readonly \Closure $title,
		array $taken = [],
	) {
		$this->taken = array_fill_keys($taken, true);
	}

	/**
	 * @param string $for what it is for
	 * @param string $title of that
	 * @return array{string, bool} its id, and whether it is that of several
	 */
	public function id(string $for, string $title): array {
		if (!isset($this->ids["=$for"]) && count($this->questions) >= self::MOST) {
			return [$this->ids['=' . self::OTHERS] ??= $this->add(''), true];
		}
		return [$this->ids["=$for"] ??= $this->add($title), false];
	}

	/** @return list<array<string, mixed>> canonical, in the order in which they were needed */
	public function questions(): array {
		return $this->questions;
	}

	private function add(string $title): string {
		do {
			$id = self::PREFIX . ++$this->number;
		} while (isset($this->taken[$id]));
		$this->questions[] = [
			'id' => $id, 'type' => 'textarea', 'title' => ($this->title)($title), 'required' => false, 'options' => new \stdClass(),
		];
		return $id;
	}
}
