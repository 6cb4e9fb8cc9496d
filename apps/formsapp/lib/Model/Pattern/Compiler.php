<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Pattern;

use OCA\FormsApp\Shared\Contract\Limits;

/** Turns a parsed pattern into instructions; repeated parts are written as often as they may occur. */
final class Compiler {
	/** @var list<array{string, int, int}> operation and two operands */
	private array $code = [];
	/** @var list<CharacterSet> */
	private array $sets = [];
	/** @var \SplObjectStorage<CharacterSet, int> */
	private readonly \SplObjectStorage $known;

	private function __construct() {
		$this->known = new \SplObjectStorage();
	}

	/** @throws BadPattern when there would be too many */
	public static function compile(Node $node): Program {
		$compiler = new self();
		$compiler->write($node);
		$compiler->add('match');
		return new Program($compiler->code, $compiler->sets);
	}

	private function write(Node $node): void {
		match ($node->kind) {
			'set' => $this->add('set', $this->number($node->set ?? CharacterSet::of([]))),
			'start', 'end' => $this->add($node->kind),
			'sequence' => $this->writeAll($node->parts),
			'choice' => $this->writeChoice($node->parts),
			'repeat' => $this->writeRepeat($node),
		};
	}

	/** @param list<Node> $parts */
	private function writeAll(array $parts): void {
		// Empty groups cost an instruction, or they could be repeated for nothing.
		$this->add('jump', count($this->code) + 1);
		foreach ($parts as $part) {
			$this->write($part);
		}
	}

	/** @param list<Node> $parts */
	private function writeChoice(array $parts): void {
		$jumps = [];
		$last = array_pop($parts);
		foreach ($parts as $part) {
			$split = $this->add('split', count($this->code) + 1);
			$this->write($part);
			$jumps[] = $this->add('jump');
			$this->code[$split][2] = count($this->code);
		}
		if ($last !== null) {
			$this->write($last);
		}
		foreach ($jumps as $jump) {
			$this->code[$jump][1] = count($this->code);
		}
	}

	private function writeRepeat(Node $node): void {
		$part = $node->parts[0];
		for ($times = 0; $times < $node->least; $times++) {
			$this->write($part);
		}
		if ($node->most === null) {
			$split = $this->add('split', count($this->code) + 1);
			$this->write($part);
			$this->add('jump', $split);
			$this->code[$split][2] = count($this->code);
			return;
		}
		$splits = [];
		for ($times = $node->least; $times < $node->most; $times++) {
			$splits[] = $this->add('split', count($this->code) + 1);
			$this->write($part);
		}
		foreach ($splits as $split) {
			$this->code[$split][2] = count($this->code);
		}
	}

	/** @return int the place of the instruction */
	private function add(string $operation, int $one = 0, int $other = 0): int {
		if (count($this->code) >= Limits::INSTRUCTIONS_PER_PATTERN) {
			throw new BadPattern('pattern_too_costly');
		}
		$this->code[] = [$operation, $one, $other];
		return count($this->code) - 1;
	}

	private function number(CharacterSet $set): int {
		if (!isset($this->known[$set])) {
			$this->known[$set] = count($this->sets);
			$this->sets[] = $set;
		}
		return $this->known[$set];
	}
}
