<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

final class Page {
	/**
	 * @param list<string> $questions ids
	 * @param list<Route> $routes the first that fits decides where to go on
	 * @param array<array-key, mixed> $rest members of other programs
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly array $questions,
		public readonly array $routes,
		private readonly array $rest = [],
	) {
	}

	/** @return array<array-key, mixed> */
	public function toArray(): array {
		return $this->publicArray() + $this->rest;
	}

	/** @return array<string, mixed> */
	public function publicArray(): array {
		return [
			'id' => $this->id,
			'title' => $this->title,
			'questions' => $this->questions,
			'routing' => array_map(static fn (Route $route): array => $route->toArray(), $this->routes),
		];
	}
}
