<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

/** Characters by ranges of their code points. */
final class CharacterSet {
	private const LAST = 0x10FFFF;
	private const DIGIT = [[0x30, 0x39]];
	private const WORD = [[0x30, 0x39], [0x41, 0x5A], [0x5F, 0x5F], [0x61, 0x7A]];
	/** The same as `Text::WHITE_SPACE`. */
	private const SPACE = [
		[0x09, 0x0D], [0x20, 0x20], [0x85, 0x85], [0xA0, 0xA0], [0x1680, 0x1680], [0x2000, 0x200A], [0x2028, 0x2029], [0x202F, 0x202F],
		[0x205F, 0x205F], [0x3000, 0x3000], [0xFEFF, 0xFEFF],
	];
	private const LINE_END = [[0x0A, 0x0A], [0x0D, 0x0D], [0x2028, 0x2029]];

	/** @var array<int, bool> what was asked so far, by code point */
	private array $known = [];

	/** @param list<array{int, int}> $ranges first and last */
	private function __construct(
		private readonly array $ranges,
		private readonly bool $isNegated,
	) {
	}

	/** @param list<array{int, int}> $ranges */
	public static function of(array $ranges, bool $isNegated = false): self {
		return new self($ranges, $isNegated);
	}

	public static function anyButLineEnds(): self {
		return new self(self::LINE_END, true);
	}

	/** @return ?list<array{int, int}> of `\d`, `\w`, `\s` and their opposites; null for other letters */
	public static function named(int $letter): ?array {
		return match ($letter) {
			0x64 => self::DIGIT,
			0x44 => self::complement(self::DIGIT),
			0x77 => self::WORD,
			0x57 => self::complement(self::WORD),
			0x73 => self::SPACE,
			0x53 => self::complement(self::SPACE),
			default => null,
		};
	}

	public function has(int $codePoint): bool {
		return $this->known[$codePoint] ??= $this->isIn($codePoint) !== $this->isNegated;
	}

	private function isIn(int $codePoint): bool {
		foreach ($this->ranges as [$first, $last]) {
			if ($codePoint >= $first && $codePoint <= $last) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<array{int, int}> $ranges ascending, apart from each other
	 * @return list<array{int, int}>
	 */
	private static function complement(array $ranges): array {
		$others = [];
		$next = 0;
		foreach ($ranges as [$first, $last]) {
			if ($first > $next) {
				$others[] = [$next, $first - 1];
			}
			$next = $last + 1;
		}
		$others[] = [$next, self::LAST];
		return $others;
	}
}
