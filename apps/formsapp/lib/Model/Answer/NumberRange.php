<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** Responses of a form by their numbers, both ends included. Numbers and times of arrival have the same order. */
final readonly class NumberRange {
	public const BLOCK = 1_000;

	public function __construct(
		public int $first,
		public int $last,
	) {
	}

	public static function block(int $number): int {
		return intdiv($number, self::BLOCK);
	}

	public static function ofBlock(int $block): self {
		return new self($block * self::BLOCK, ($block + 1) * self::BLOCK - 1);
	}

	public function isEmpty(): bool {
		return $this->last < $this->first;
	}

	/** The part of a block that lies in it. */
	public function within(int $block): self {
		$whole = self::ofBlock($block);
		return new self(max($this->first, $whole->first), min($this->last, $whole->last));
	}

	public function covers(int $block): bool {
		$whole = self::ofBlock($block);
		return $this->first <= $whole->first && $this->last >= $whole->last;
	}
}
