<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use OCP\Search\ISearchQuery;

/** What a request searches for. */
final readonly class Query implements ISearchQuery {
	/** @param array<string, mixed> $routeParameters */
	public function __construct(
		private string $term,
		private int $sortOrder,
		private int $limit,
		private int|string|null $cursor,
		private string $route,
		private array $routeParameters,
	) {
	}

	#[\Override]
	public function getTerm(): string {
		return $this->term;
	}

	#[\Override]
	public function getSortOrder(): int {
		return $this->sortOrder;
	}

	#[\Override]
	public function getLimit(): int {
		return $this->limit;
	}

	#[\Override]
	public function getCursor() {
		return $this->cursor;
	}

	#[\Override]
	public function getRoute(): string {
		return $this->route;
	}

	#[\Override]
	public function getRouteParameters(): array {
		return $this->routeParameters;
	}
}
