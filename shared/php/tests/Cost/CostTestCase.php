<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Cost;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * Twice the text takes a reader about twice the time, whatever the text. The figures go to `build/cost`, a file for
 * each reader.
 *
 * COST_BYTES is the size of the largest texts; without it, they are large enough to tell.
 */
abstract class CostTestCase extends TestCase {
	private const BYTES = 65_536;
	/** Other processes share the caches of the processor for a while, and look like growth: what is not linear grows each time. */
	private const ROUNDS = 3;
	private const SECONDS_BETWEEN_ROUNDS = 5;
	private const FOLDER = __DIR__ . '/../../../../build/cost';

	/**
	 * @return iterable<string, array{0: \Closure(string): mixed, 1: int, 2?: array<string, \Closure(int): string>}> by the reader's name,
	 *   the reader, the bytes of the largest text it gets, and the shapes of the texts unless they are those for all
	 */
	abstract public static function readers(): iterable;

	/**
	 * @param \Closure(string): mixed $read
	 * @param ?array<string, \Closure(int): string> $shapes
	 */
	#[DataProvider('readers')]
	#[Group('cost')]
	public function testTwiceTheTextTakesTwiceTheTime(\Closure $read, int $largest, ?array $shapes = null): void {
		$wanted = (int)getenv('COST_BYTES');
		$enough = min($largest, $wanted > 0 ? $wanted : self::BYTES);
		$slow = $lines = [];
		foreach ($shapes ?? Shapes::all() as $shape => $text) {
			$growth = Growth::of($read, $text, $enough, $largest);
			for ($round = 1; $growth->perDoubling > Growth::PER_DOUBLING && $round < self::ROUNDS; $round++) {
				sleep(self::SECONDS_BETWEEN_ROUNDS);
				$growth = Growth::of($read, $text, $enough, $largest);
			}
			$lines[] = sprintf("%s\t%.2f\t%s", $shape, $growth->perDoubling, $growth->table());
			if ($growth->perDoubling > Growth::PER_DOUBLING) {
				$slow[] = sprintf('%s: %.2f times per doubling (%s)', $shape, $growth->perDoubling, $growth->table());
			}
		}
		$this->keep($lines);
		self::assertSame([], $slow);
	}

	/** @param list<string> $lines */
	private function keep(array $lines): void {
		is_dir(self::FOLDER) || mkdir(self::FOLDER, recursive: true);
		$name = preg_replace('/[^a-z0-9]+/', '-', strtolower(static::class . ' ' . $this->dataName())) ?? '';
		file_put_contents(self::FOLDER . "/$name.tsv", "shape\tper doubling\tCPU time\n" . implode("\n", $lines) . "\n");
	}
}
