<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Service\Search\Words\Words;

/** Sorts titles by the rules of a language, with numbers by value. */
final class TitleOrder {
	/** @var array<string, self> by language: making a collator takes longer than sorting a few titles */
	private static array $known = [];

	private function __construct(private readonly ?\Collator $collator) {
	}

	public static function of(string $language): self {
		return self::$known[$language] ??= self::make($language);
	}

	private static function make(string $language): self {
		if (!class_exists(\Collator::class)) {
			return new self(null);
		}
		$collator = new \Collator($language);
		$collator->setAttribute(\Collator::NUMERIC_COLLATION, \Collator::ON);
		return new self($collator);
	}

	/** A sort key that compares like the titles; it begins with a letter, so that PHP never treats it as a number. */
	public function key(string $title): string {
		$key = $this->collator?->getSortKey($title);
		return 'k' . (is_string($key) ? $key : Words::fold($title));
	}
}
