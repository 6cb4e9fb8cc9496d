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
		$end = count($text);
		$waiting = [];
		for ($place = 0; $place <= $end; $place++) {
			// A match may start anywhere.
			$waiting[] = 0;
			$reached = $this->follow($waiting, $place === 0, $place === $end);
			if ($reached === null) {
				return true;
			}
			$waiting = [];
			if ($place < $end) {
				foreach ($reached as $at) {
					if ($this->sets[$this->code[$at][1]]->has($text[$place])) {
						$waiting[] = $at + 1;
					}
				}
			}
		}
		return false;
	}

	/**
	 * @param list<int> $from places of instructions
	 * @return ?list<int> places of the instructions that wait for a character; null when the match is complete
	 */
	private function follow(array $from, bool $isStart, bool $isEnd): ?array {
		$seen = $reached = [];
		while ($from !== []) {
			$at = array_pop($from);
			if (isset($seen[$at])) {
				continue;
			}
			$seen[$at] = true;
			[$operation, $one, $other] = $this->code[$at];
			if ($operation === 'match') {
				return null;
			}
			if ($operation === 'set') {
				$reached[] = $at;
			} elseif ($operation === 'jump') {
				$from[] = $one;
			} elseif ($operation === 'split') {
				$from[] = $one;
				$from[] = $other;
			} elseif ($operation === 'start' ? $isStart : $isEnd) {
				$from[] = $at + 1;
			}
		}
		return $reached;
	}
}
