<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Cost;

use Shared\Schema\Pattern;

/** The patterns of a contract as readers. */
final class Patterns {
	private const BODY = 2_000_000;

	/**
	 * @param array<array-key, mixed> $routes the contract's
	 * @return iterable<string, array{\Closure(string): bool, int}>
	 */
	public static function readers(array $routes): iterable {
		$patterns = [];
		array_walk_recursive($routes, static function (mixed $value, int|string $keyword) use (&$patterns): void {
			if ($keyword === 'pattern' && is_string($value)) {
				$patterns[$value] = true;
			}
		});
		foreach (array_keys($patterns) as $number => $pattern) {
			$read = static fn (string $text): bool => Pattern::matches((string)$pattern, $text);
			yield 'pattern ' . ($number + 1) . " $pattern" => [$read, self::BODY];
		}
	}
}
