<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Routing;

use Host\AppFramework\Routing\RouteTable;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RouteTableTest extends TestCase {
	/**
	 * @param array<string, string> $requirements
	 * @param array<string, string> $defaults
	 * @param ?array<string, string> $variables null: it does not fit
	 */
	#[DataProvider('addresses')]
	public function testFitsAddresses(string $url, array $requirements, array $defaults, string $path, ?array $variables): void {
		$pattern = RouteTable::pattern(new FrontpageRoute('GET', $url, $requirements, $defaults), '/apps/test');

		$fits = preg_match($pattern, "/apps/test$path", $found, PREG_UNMATCHED_AS_NULL) === 1;

		self::assertSame($variables !== null, $fits);
		self::assertSame($variables ?? [], array_filter(
			$found,
			static fn (?string $value, int|string $name): bool => is_string($name) && $value !== null,
			ARRAY_FILTER_USE_BOTH,
		));
	}

	/** @return iterable<string, array{string, array<string, string>, array<string, string>, string, ?array<string, string>}> */
	public static function addresses(): iterable {
		yield 'without variables' => ['/a', [], [], '/a', []];
		yield 'a slash too much' => ['/a', [], [], '/a/', null];
		yield 'a line break at the end' => ['/a', [], [], "/a\n", null];
		yield 'signs of patterns are only signs' => ['/a.b', [], [], '/axb', null];
		yield 'a variable' => ['/a/{id}', [], [], '/a/7', ['id' => '7']];
		yield 'a variable ends at a slash' => ['/a/{id}', [], [], '/a/7/8', null];
		yield 'a variable is never empty' => ['/a/{id}', [], [], '/a/', null];
		yield 'a requirement' => ['/a/{id}', ['id' => '\d+'], [], '/a/x', null];
		yield 'a requirement with slashes' => ['/a/{path}', ['path' => '.+'], [], '/a/b/c', ['path' => 'b/c']];
		yield 'a requirement in the middle' => ['/a/{path}/end', ['path' => '.+'], [], '/a/b/c/end', ['path' => 'b/c']];
		yield 'the next sign ends a variable' => ['/{name}.{kind}', [], [], '/a.b', ['name' => 'a', 'kind' => 'b']];
		yield 'a default at the end' => ['/a/{one}', [], ['one' => '1'], '/a', []];
		yield 'a default that is given' => ['/a/{one}', [], ['one' => '1'], '/a/2', ['one' => '2']];
		yield 'two defaults' => ['/a/{one}/{two}', [], ['one' => '1', 'two' => '2'], '/a/x', ['one' => 'x']];
		yield 'a default before another variable' => ['/a/{one}/{two}', [], ['one' => '1'], '/a/x', null];
	}
}
