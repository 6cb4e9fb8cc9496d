<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

/** Runs all ways through the instructions at once, a character at a time. */
final class Program {
	/**
	 * @param list<array{string, int, int}> $code
	 * @param list<CharacterSet> $sets
	 */
	public function __construct(
		private readonly array $code,
		private readonly array $sets,
	) {
	}

	public function size(): int {
		return count($this->code);
	}

	/** @param list<int> $text code points */
	public function runs(array $text): bool {
		$waiting = [];
		foreach ($text as $place => $character) {
			// A match may start anywhere.
			$waiting[] = 0;
			$reached = $this->follow($waiting, $place === 0, false);
			if ($reached === null) {
				return true;
			}
			$waiting = [];
			foreach ($reached as $at => $set) {
				if ($this->sets[$set]->has($character)) {
					$waiting[] = $at + 1;
				}
			}
		}
		return $this->follow([...$waiting, 0], $text === [], true) === null;
	}

	/**
	 * @param list<int> $from places of instructions
	 * @return ?array<int, int> the sets that are waited for, by place of the instruction; null when the match is complete
	 */
	private function follow(array $from, bool $isStart, bool $isEnd): ?array {
		$code = $this->code;
		$seen = $reached = [];
		for ($last = count($from) - 1; $last >= 0;) {
			$at = $from[$last--];
			// Most instructions lead on to others: no need to put the first of them off.
			while (!isset($seen[$at])) {
				$seen[$at] = true;
				[$operation, $one, $other] = $code[$at];
				if ($operation === 'set') {
					$reached[$at] = $one;
					break;
				}
				if ($operation === 'split') {
					$from[++$last] = $other;
					$at = $one;
				} elseif ($operation === 'jump') {
					$at = $one;
				} elseif ($operation === 'match') {
					return null;
				} elseif ($operation === 'start' ? $isStart : $isEnd) {
					$at++;
				} else {
					break;
				}
			}
		}
		return $reached;
	}
}
