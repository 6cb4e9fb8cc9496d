<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Http\Access\Scopes;

/** With the ranks see, change, rule. */
final class ScopesTest extends TestCase {
	/** @return iterable<string, array{list<string>, string, bool}> */
	public static function tokens(): iterable {
		yield 'the same' => [['change'], 'change', true];
		yield 'a lower one' => [['change'], 'see', true];
		yield 'a higher one' => [['change'], 'rule', false];
		yield 'one of several' => [['see', 'rule'], 'change', true];
		yield 'none' => [[], 'see', false];
		yield 'a scope without a rank' => [['export'], 'export', true];
		yield 'the highest rank does not include a scope without one' => [['rule'], 'export', false];
		yield 'a scope without a rank includes no other' => [['export'], 'see', false];
	}

	/** @param list<string> $held */
	#[DataProvider('tokens')]
	public function testAScopeIncludesThoseBeforeIt(array $held, string $needed, bool $isIncluded): void {
		self::assertSame($isIncluded, Scopes::include($held, $needed));
	}
}
