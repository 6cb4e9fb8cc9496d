<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/**
 * Where the destinations of links end that are written without angle brackets: at white space, or at a parenthesis
 * without its counterpart. Text without white space is read once, however many destinations begin in it.
 */
final class Destinations {
	private const SPACE = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0A\x0B\x0C\x0D\x0E\x0F"
		. "\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B\x1C\x1D\x1E\x1F ";

	/** Where the text that was read last begins and ends. */
	private int $from = 0;
	private int $to = -1;
	/** @var list<int> its parentheses */
	private array $places = [];
	/** @var array<int, int> by index of a parenthesis, the end of a destination in which it is the first */
	private array $ends = [];

	public function __construct(private readonly string $text) {
	}

	/** @param int $place where a destination begins */
	public function end(int $place): int {
		if ($place < $this->from || $place > $this->to) {
			$this->read($place);
		}
		[$low, $high] = [0, count($this->places)];
		while ($low < $high) {
			$middle = intdiv($low + $high, 2);
			if ($this->places[$middle] < $place) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $this->ends[$low];
	}

	private function read(int $place): void {
		[$this->from, $this->to, $this->places] = [$place, $place + strcspn($this->text, self::SPACE, $place), []];
		$counterparts = $open = [];
		for ($at = $place; $at < $this->to && ($at += strcspn($this->text, '\\()', $at, $this->to - $at)) < $this->to; $at++) {
			if ($this->text[$at] === '\\') {
				$at++;
				continue;
			}
			if ($this->text[$at] === '(') {
				$open[] = count($this->places);
			} elseif ($open !== []) {
				$counterparts[array_pop($open)] = count($this->places);
			}
			$this->places[] = $at;
		}
		$this->ends = [count($this->places) => $this->to];
		for ($index = count($this->places) - 1; $index >= 0; $index--) {
			$this->ends[$index] = isset($counterparts[$index]) ? $this->ends[$counterparts[$index] + 1] : $this->places[$index];
		}
	}
}
