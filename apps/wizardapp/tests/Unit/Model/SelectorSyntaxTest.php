<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\SelectorSyntax;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SelectorSyntaxTest extends TestCase {
	/** @return list<array{string}> */
	public static function valid(): array {
		return array_map(static fn (string $text): array => [$text], [
			'#header', 'a, b', '  #x  ', '*', 'a>b', 'a > b + c ~ d', '.app-menu-entry a[href*="/apps/files"]', '[data-cy="a,b"]',
			'[data-id=foo]',
			"[title='x' i]", '.a\\:b', '.ünï', '--x', 'li:nth-child(2n+1 of .a)', 'tr:nth-of-type(odd)', ':not(.a, [b])', 'div:has(> img)',
			'#a .b:is(h1, h2) > :where(p)', 'a:lang(en)', '#user-menu .header-menu__trigger, .account-menu__avatar, #user-menu',
		]);
	}

	/** @return list<array{string}> */
	public static function invalid(): array {
		return array_map(static fn (string $text): array => [$text], [
			'', ' ', 'a,', ',a', 'a,,b', '>a', 'a >', 'a > > b', '[a', 'a]', '[a="b"]]', 'a[b=]', 'a[b="c]', '#', '.', '.1a', '#1', 'a:foo',
			'a::before',
			'a:contains("x")', 'a:not()', 'a:not(.b', 'a:nth-child(x)', 'a<b', '[a="<"]', 'a{b}', 'a;b', 'a(b)', '((', 'a b)', '@x', 'a!',
			'a||b', "a\nb", "a\0",
			'javascript:alert(1)', 'a /* x */ b', 'a\\', "\xFF", str_repeat('a:not(', 9) . 'b' . str_repeat(')', 9),
		]);
	}

	#[DataProvider('valid')]
	public function testTakesWhatABrowserTakes(string $selector): void {
		self::assertTrue(SelectorSyntax::isValid($selector));
	}

	#[DataProvider('invalid')]
	public function testRefusesWhatABrowserWouldThrowAt(string $selector): void {
		self::assertFalse(SelectorSyntax::isValid($selector));
	}

	public function testALongUnfinishedSelectorIsRefusedAtOnce(): void {
		$start = hrtime(true);
		foreach ([
			'[' . str_repeat('a ', 240),
			str_repeat('a:not(', 80),
			str_repeat('a ', 250) . '>',
			'[a="' . str_repeat('\\"', 240),
		] as $selector) {
			self::assertFalse(SelectorSyntax::isValid($selector));
		}
		self::assertLessThan(100_000_000, hrtime(true) - $start);
	}
}
