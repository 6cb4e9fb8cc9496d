<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Search;

/** What a provider found. */
final class SearchResult implements \JsonSerializable {
	/** @param list<SearchResultEntry> $entries */
	private function __construct(
		private readonly string $name,
		private readonly bool $isPaginated,
		private readonly array $entries,
		private readonly int|string|null $cursor = null,
	) {
	}

	/**
	 * All there is.
	 *
	 * @param SearchResultEntry[] $entries
	 */
	public static function complete(string $name, array $entries): self {
		return new self($name, false, array_values($entries));
	}

	/**
	 * A part of what there is.
	 *
	 * @param SearchResultEntry[] $entries
	 * @param int|string $cursor where the next part begins
	 */
	public static function paginated(string $name, array $entries, $cursor): self {
		return new self($name, true, array_values($entries), $cursor);
	}

	/** @return array{name: string, isPaginated: bool, entries: list<SearchResultEntry>, cursor: int|string|null} */
	#[\Override]
	public function jsonSerialize(): array {
		return ['name' => $this->name, 'isPaginated' => $this->isPaginated, 'entries' => $this->entries, 'cursor' => $this->cursor];
	}
}
