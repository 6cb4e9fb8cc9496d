<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * A regular expression of an author. The engines of PHP and of browsers can be made to take ages and differ in details; this one has
 * a small language without references and assertions, and its time grows with the text times the size of the program.
 */
final class Pattern {
	private function __construct(
		private readonly Program $program,
	) {
	}

	/** @throws BadPattern */
	public static function compile(string $pattern): self {
		if (!Text::isWellFormed($pattern) || Text::length($pattern) > Limits::PATTERN_CHARACTERS) {
			throw new BadPattern('pattern_too_long');
		}
		return new self(Compiler::compile((new Parser($pattern))->parse()));
	}

	/** Instructions, which is what matching costs per character. */
	public function size(): int {
		return $this->program->size();
	}

	/** Whether the text contains a match. */
	public function matches(string $text): bool {
		return $this->program->runs(self::codePoints($text));
	}

	/** @return list<int> */
	public static function codePoints(string $text): array {
		return array_map(static fn (string $character): int => mb_ord($character, 'UTF-8'), mb_str_split($text, 1, 'UTF-8'));
	}
}
