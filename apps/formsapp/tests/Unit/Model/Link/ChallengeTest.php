<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Link;

use OCA\FormsApp\Model\Link\Challenge;
use PHPUnit\Framework\TestCase;

final class ChallengeTest extends TestCase {
	private const ID = '0123456789abcdef0123456789abcdef';

	public function testIsSolvedByAHashWithEnoughZeros(): void {
		foreach ([1, 4, 9] as $zeros) {
			$text = Challenge::issue('form', self::ID, 1_000, $zeros, 'key');
			self::assertSame(self::ID, Challenge::solved(self::solve($text, $zeros), 'form', 1_000, 'key'));
			self::assertNull(Challenge::solved(self::solve($text, $zeros, isSolved: false), 'form', 1_000, 'key'));
		}
	}

	public function testIsWorthNothingElsewhereLaterOrWhenChanged(): void {
		$solution = self::solve(Challenge::issue('form', self::ID, 1_000, 2, 'key'), 2);
		$last = 1_000 + Challenge::LIFETIME;
		self::assertSame([self::ID, null, null, null, null, null, null, null, null], [
			Challenge::solved($solution, 'form', $last, 'key'),
			Challenge::solved($solution, 'form', $last + 1, 'key'),
			Challenge::solved($solution, 'other', $last, 'key'),
			Challenge::solved($solution, 'form', $last, 'guess'),
			Challenge::solved(str_replace('.2.', '.0.', $solution), 'form', $last, 'key'),
			Challenge::solved(str_replace('.1300.', '.9999.', $solution), 'form', $last, 'key'),
			Challenge::solved("$solution\n", 'form', $last, 'key'),
			Challenge::solved("$solution:1", 'form', $last, 'key'),
			Challenge::solved('', 'form', $last, 'key'),
		]);
	}

	private static function solve(string $text, int $zeros, bool $isSolved = true): string {
		for ($number = 0; ; $number++) {
			$value = (int)hexdec(substr(hash('sha256', "$text:$number"), 0, 4));
			if (($value >> (16 - $zeros) === 0) === $isSolved) {
				return "$text:$number";
			}
		}
	}
}
