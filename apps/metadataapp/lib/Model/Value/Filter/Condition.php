<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

/** One value of a filter, with nothing left to look up: what a query has to find. */
final class Condition {
	/** @param list<string> $items texts, numbers, or the one text that is contained */
	private function __construct(
		public readonly ConditionKind $kind,
		public readonly array $items = [],
		/** Null: from the first. */
		public readonly ?string $from = null,
		/** Null: to the last. */
		public readonly ?string $to = null,
	) {
	}

	/** @param list<string> $texts */
	public static function texts(array $texts): self {
		return new self(ConditionKind::Texts, $texts);
	}

	/** @param list<string> $numbers plain decimals */
	public static function numbers(array $numbers): self {
		return new self(ConditionKind::Numbers, $numbers);
	}

	public static function unchecked(): self {
		return new self(ConditionKind::Unchecked);
	}

	/** Both as the column has them that sorts. */
	public static function range(?string $from, ?string $to): self {
		return new self(ConditionKind::Range, [], $from, $to);
	}

	/** @param string $folded as `Fold` writes it */
	public static function contains(string $folded): self {
		return new self(ConditionKind::Contains, [$folded]);
	}

	public static function empty(bool $isEmpty): self {
		return new self($isEmpty ? ConditionKind::IsEmpty : ConditionKind::IsFilled);
	}
}
