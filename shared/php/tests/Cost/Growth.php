<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Cost;

/** How the CPU time of a reader grows with the size of its input. */
final class Growth {
	/** A linear reader takes twice the time for twice the text; the rest is for allocation, caches and the clock. */
	public const PER_DOUBLING = 2.3;
	private const SMALLEST = 1_024;
	/** In less time than this, the start of a call and the clock count for more than the text. */
	private const NOTICEABLE_SECONDS = 0.02;
	/** In less time than this, the first use of more memory may look like growth: larger texts tell. */
	private const CERTAIN_SECONDS = 0.75;
	private const DOUBLINGS = 3;
	private const TRIES = 3;
	/** At the largest size no larger text can tell: other processes that use the caches of the processor must not look like growth. */
	private const LAST_TRIES = 12;

	/** @param array<int, float> $seconds of CPU by size of the text in bytes */
	private function __construct(
		public readonly array $seconds,
		/** By how much the time grows when the size doubles, at the largest size; 0 when it took no noticeable time. */
		public readonly float $perDoubling,
	) {
	}

	/**
	 * Reads texts from 1 kB on, each twice as large as the one before.
	 *
	 * @param \Closure(string): mixed $read
	 * @param \Closure(int): string $shape text of a given size
	 * @param int $enough bytes up to which every text is read
	 * @param int $largest bytes up to which texts are read while their time grows too fast
	 */
	public static function of(\Closure $read, \Closure $shape, int $enough, int $largest): self {
		$seconds = [];
		$perDoubling = 0.0;
		for ($size = self::SMALLEST; $size <= $enough || ($perDoubling > self::PER_DOUBLING && $size <= $largest); $size *= 2) {
			$seconds[$size] = self::seconds($read, $shape($size));
			$perDoubling = self::perDoubling($seconds, $size);
			$tries = $size * 2 > $largest ? self::LAST_TRIES : self::TRIES;
			for ($try = 1; $perDoubling > self::PER_DOUBLING && $try < $tries; $try++) {
				// Anything may slow a call down, but nothing makes it faster than it is.
				$seconds[$size] = min($seconds[$size], self::seconds($read, $shape($size)));
				$perDoubling = self::perDoubling($seconds, $size);
			}
			if ($perDoubling > self::PER_DOUBLING && $seconds[$size] > self::CERTAIN_SECONDS) {
				break;
			}
		}
		return new self($seconds, $perDoubling);
	}

	/** The sizes and times, for people. */
	public function table(): string {
		$cells = [];
		foreach ($this->seconds as $size => $seconds) {
			$cells[] = sprintf('%d kB: %.1f ms', $size >> 10, 1_000 * $seconds);
		}
		return implode(', ', $cells);
	}

	/**
	 * @param array<int, float> $seconds
	 * @return float 0 when the time is too short to tell
	 */
	private static function perDoubling(array $seconds, int $size): float {
		$before = $seconds[$size >> self::DOUBLINGS] ?? null;
		// A call too short to be measured is taken as long enough to be.
		return $before === null || $seconds[$size] < self::NOTICEABLE_SECONDS
			? 0.0
			: ($seconds[$size] / max($before, self::NOTICEABLE_SECONDS / 2 ** (self::DOUBLINGS + 1))) ** (1 / self::DOUBLINGS);
	}

	private static function seconds(\Closure $read, string $text): float {
		$before = self::used();
		$read($text);
		return self::used() - $before;
	}

	/** CPU seconds of this process so far. */
	private static function used(): float {
		$usage = getrusage();
		$number = static fn (string $name): int => is_int($usage[$name] ?? null)
			? $usage[$name]
			: throw new \RuntimeException('The system does not say how much CPU time was used');
		return $number('ru_utime.tv_sec') + $number('ru_stime.tv_sec')
			+ ($number('ru_utime.tv_usec') + $number('ru_stime.tv_usec')) / 1_000_000;
	}
}
