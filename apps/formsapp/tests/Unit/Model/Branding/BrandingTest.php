<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Branding;

use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Form\ThanksButton;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BrandingTest extends TestCase {
	private const ID = '0123456789abcdef0123456789abcdef';

	public function testIsKeptWithWhatNobodyHereKnows(): void {
		$given = (object)[
			'headerImage' => self::ID, 'headerImageAlt' => " Two\n trees ", 'headerLayout' => 'banner', 'accentColor' => '#08C',
			'customCss' => 'b { color: red }', 'layout' => (object)['header' => []],
		];
		$branding = Branding::of($given);
		self::assertSame([], $branding->faults);
		self::assertEquals((object)[
			'headerImage' => self::ID, 'headerImageAlt' => 'Two trees', 'headerLayout' => 'banner', 'accentColor' => '#0088cc',
			'customCss' => 'b { color: red }', 'layout' => (object)['header' => []],
		], $branding->stored());
		self::assertEquals($branding->stored(), Branding::of($branding->stored())->stored());
	}

	public function testNamesWhatIsNoValue(): void {
		$branding = Branding::of((object)[
			'headerImage' => '../x', 'headerImageAlt' => 5, 'headerLayout' => 'wide', 'backgroundColor' => 'red', 'accentColor' => '#12',
			'customCss' => ['b'],
		]);
		self::assertSame(
			['headerImage', 'headerImageAlt', 'headerLayout', 'backgroundColor', 'accentColor', 'customCss'],
			$branding->faults,
		);
		self::assertEquals(new \stdClass(), $branding->stored());
		self::assertNull(Branding::of('red')->stored());
	}

	public function testTakesTheNamesOfOtherPrograms(): void {
		$styles = static fn (array $styles): ?\stdClass => Branding::of((object)['globalStyles' => (object)$styles])->stored();
		self::assertEquals(
			(object)['accentColor' => '#0082c9', 'backgroundColor' => '#ffffff'],
			$styles(['primaryColor' => '#0082C9', 'backgroundColor' => '#fff']),
		);
		self::assertEquals((object)['globalStyles' => (object)['fontFamily' => 'serif']], $styles(['fontFamily' => 'serif']));
	}

	/** @return iterable<array{string, bool}> */
	public static function addresses(): iterable {
		yield ['https://example.org', true];
		yield ['HTTP://example.org:8080/a?b=c#d', true];
		yield ['https://exämple.org/straße', true];
		yield ['javascript:alert(1)', false];
		yield ['https://', false];
		yield ['//example.org', false];
		yield ['https://user@example.org', false];
		yield ['https://exa mple.org', false];
		yield ["https://example.org\n", true];
		yield ["java\nscript:alert(1)", false];
		yield ['data:text/html,x', false];
		yield ['https://example.org/' . str_repeat('a', 2000), false];
	}

	#[DataProvider('addresses')]
	public function testButtonsLeadToWebPagesOnly(string $url, bool $isOne): void {
		self::assertSame($isOne, ThanksButton::read((object)['label' => 'Next', 'url' => $url]) !== null);
	}
}
