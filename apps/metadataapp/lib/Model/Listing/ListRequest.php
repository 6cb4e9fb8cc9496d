<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

/** What somebody wants to see of a team folder, as they said it. */
final readonly class ListRequest {
	/**
	 * @param string $filters JSON; empty for none
	 * @param string $sortField name; empty for the names of files
	 * @param string $today `YYYY-MM-DD`; empty for the day it is in UTC
	 * @param ?int $count null for all
	 */
	public function __construct(
		public string $filters = '',
		public string $sortField = '',
		public bool $isDescending = false,
		public string $today = '',
		public int $offset = 0,
		public ?int $count = null,
	) {
	}

	/** @param array<string, mixed> $query of the contract */
	public static function of(array $query, ?int $count = null): self {
		$text = static fn (string $name): string => is_string($query[$name] ?? null) ? $query[$name] : '';
		$number = static fn (string $name): ?int => is_int($query[$name] ?? null) ? $query[$name] : null;
		return new self(
			$text('filters'),
			$text('sort_field'),
			strtolower($text('sort_order')) === 'desc',
			$text('today'),
			$number('offset') ?? 0,
			$number('limit') ?? $count,
		);
	}
}
