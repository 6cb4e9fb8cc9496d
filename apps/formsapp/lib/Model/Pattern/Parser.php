<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

/**
 * Characters, `.`, `[…]`, `\d \w \s \D \W \S \t \n \r`, `^`, `$`, `(…)`, `(?:…)`, `|`, `* + ? {n} {n,} {n,m}`. A lazy quantifier finds the
 * same texts as a greedy one.
 */
final class Parser {
	private const CONTROLS = [0x74 => 0x09, 0x6E => 0x0A, 0x72 => 0x0D];
	private const END = -1;

	/** @var list<int> */
	private readonly array $input;
	private int $place = 0;

	public function __construct(string $pattern) {
		$this->input = Pattern::codePoints($pattern);
	}

	/** @throws BadPattern */
	public function parse(): Node {
		$node = $this->alternatives();
		if ($this->place < count($this->input)) {
			throw new BadPattern();
		}
		return $node;
	}

	private function alternatives(): Node {
		$parts = [$this->sequence()];
		while ($this->takes('|')) {
			$parts[] = $this->sequence();
		}
		return count($parts) === 1 ? $parts[0] : Node::choice($parts);
	}

	private function sequence(): Node {
		$parts = [];
		while ($this->place < count($this->input) && !$this->isAt('|') && !$this->isAt(')')) {
			$parts[] = $this->quantified();
		}
		return Node::sequence($parts);
	}

	private function quantified(): Node {
		if ($this->takes('^')) {
			return Node::start();
		}
		if ($this->takes('$')) {
			return Node::end();
		}
		$node = $this->atom();
		$bounds = $this->quantifier();
		if ($bounds === null) {
			return $node;
		}
		$this->takes('?');
		[$least, $most] = $bounds;
		if ($most !== null && $least > $most) {
			throw new BadPattern();
		}
		return Node::repeat($node, $least, $most);
	}

	/** @return ?array{int, ?int} */
	private function quantifier(): ?array {
		if ($this->takes('*')) {
			return [0, null];
		}
		if ($this->takes('+')) {
			return [1, null];
		}
		if ($this->takes('?')) {
			return [0, 1];
		}
		if (!$this->takes('{')) {
			return null;
		}
		$least = $this->count();
		$most = $least;
		if ($this->takes(',')) {
			$most = $this->isAt('}') ? null : $this->count();
		}
		$this->expect('}');
		return [$least, $most];
	}

	private function count(): int {
		$digits = '';
		for (; $this->peek() >= 0x30 && $this->peek() <= 0x39; $this->place++) {
			$digits .= chr($this->peek());
		}
		if ($digits === '' || strlen($digits) > 3) {
			throw new BadPattern($digits === '' ? 'bad_pattern' : 'pattern_too_costly');
		}
		return (int)$digits;
	}

	private function atom(): Node {
		if ($this->takes('(')) {
			if ($this->takes('?')) {
				$this->expect(':');
			}
			$node = $this->alternatives();
			$this->expect(')');
			return $node;
		}
		if ($this->takes('.')) {
			return Node::set(CharacterSet::anyButLineEnds());
		}
		if ($this->takes('[')) {
			return Node::set($this->brackets());
		}
		if ($this->takes('\\')) {
			return Node::set(CharacterSet::of($this->escape()));
		}
		$character = $this->peek();
		if ($character === self::END || ($character < 128 && str_contains('*+?{}])', chr($character)))) {
			throw new BadPattern();
		}
		$this->place++;
		return Node::set(CharacterSet::of([[$character, $character]]));
	}

	private function brackets(): CharacterSet {
		$isNegated = $this->takes('^');
		$ranges = [];
		while (!$this->takes(']')) {
			$first = $this->member();
			if (!$this->isAt('-') || ($this->input[$this->place + 1] ?? 0x5D) === 0x5D) {
				array_push($ranges, ...$first);
				continue;
			}
			$this->place++;
			$last = $this->member();
			if (!self::isOne($first) || !self::isOne($last) || $first[0][0] > $last[0][0]) {
				throw new BadPattern();
			}
			$ranges[] = [$first[0][0], $last[0][0]];
		}
		return CharacterSet::of($ranges, $isNegated);
	}

	/** @return non-empty-list<array{int, int}> */
	private function member(): array {
		if ($this->takes('\\')) {
			return $this->escape();
		}
		$character = $this->peek();
		if ($character === self::END || $character === 0x5B) {
			throw new BadPattern();
		}
		$this->place++;
		return [[$character, $character]];
	}

	/** @return non-empty-list<array{int, int}> */
	private function escape(): array {
		$character = $this->peek();
		$this->place++;
		$named = CharacterSet::named($character);
		if ($named !== null && $named !== []) {
			return $named;
		}
		$control = self::CONTROLS[$character] ?? null;
		if ($control === null && ($character < 0 || $character > 127 || preg_match('/[\x00-\x20A-Za-z0-9_\x7F]/', chr($character)) === 1)) {
			throw new BadPattern();
		}
		return [[$control ?? $character, $control ?? $character]];
	}

	/** @param non-empty-list<array{int, int}> $ranges */
	private static function isOne(array $ranges): bool {
		return count($ranges) === 1 && $ranges[0][0] === $ranges[0][1];
	}

	private function peek(): int {
		return $this->input[$this->place] ?? self::END;
	}

	private function isAt(string $character): bool {
		return $this->peek() === ord($character);
	}

	private function takes(string $character): bool {
		if (!$this->isAt($character)) {
			return false;
		}
		$this->place++;
		return true;
	}

	private function expect(string $character): void {
		if (!$this->takes($character)) {
			throw new BadPattern();
		}
	}
}
