<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

/** One kind of thing that can be searched. */
interface Provider {
	public function name(): string;

	/** Where its answers stand among those of others: the lower, the higher up. */
	public function order(): int;

	/** Whether more can be asked for after the last answer. */
	public function isPaginated(): bool;

	/**
	 * What the caller may see of what fits.
	 *
	 * @return list<array{title: string, subline: string, href: string, icon: string, attributes: array<string, string>}>
	 */
	public function find(string $term, int $limit, int $offset): array;
}
