<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Page\Themes;

use Host\Page\Themes\Palettes;
use Host\Page\Themes\Themes;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PalettesTest extends TestCase {
	/** Text and ground that stand on each other in apps and in the host's own pages. */
	private const TEXTS = [
		'color-main-text' => ['color-main-background', 'color-background-hover', 'color-background-dark', 'color-background-darker'],
		'color-text-maxcontrast' => ['color-main-background', 'color-background-hover', 'color-background-dark'],
		'color-text-error' => ['color-main-background'],
		'color-text-success' => ['color-main-background'],
		'color-error-text' => ['color-error', 'color-error-hover'],
		'color-warning-text' => ['color-warning', 'color-warning-hover'],
		'color-success-text' => ['color-success', 'color-success-hover'],
		'color-info-text' => ['color-info', 'color-info-hover'],
		'color-primary-text' => ['color-primary', 'color-primary-hover'],
		'color-primary-element-text' => ['color-primary-element', 'color-primary-element-hover'],
		'color-primary-light-text' => ['color-primary-light', 'color-primary-light-hover'],
		'color-background-plain-text' => ['color-background-plain'],
		'color-main-background' => ['color-element-error'],
	];
	/** Lines around what one can use, and what marks the chosen one. */
	private const LINES = [
		'color-border-maxcontrast', 'color-primary-element', 'color-element-error', 'color-element-info', 'color-element-success',
		'color-element-warning',
	];

	/** @return iterable<string, array{string}> */
	public static function themes(): iterable {
		foreach (array_keys(Themes::MEDIA) as $theme) {
			yield $theme => [$theme];
		}
	}

	#[DataProvider('themes')]
	public function testTextCanBeReadOnItsGround(string $theme): void {
		$colours = Palettes::of($theme);
		foreach (self::TEXTS as $text => $grounds) {
			foreach ($grounds as $ground) {
				self::assertGreaterThanOrEqual(
					4.5,
					self::contrast(self::colour($colours, $text), self::colour($colours, $ground)),
					"$theme: $text on $ground",
				);
			}
		}
	}

	#[DataProvider('themes')]
	public function testLinesAroundControlsCanBeSeen(string $theme): void {
		$colours = Palettes::of($theme);
		foreach (self::LINES as $line) {
			self::assertGreaterThanOrEqual(
				3.0,
				self::contrast(self::colour($colours, $line), self::colour($colours, 'color-main-background')),
				"$theme: $line",
			);
		}
	}

	public function testEveryThemeHasTheSameVariables(): void {
		foreach (array_keys(Themes::MEDIA) as $theme) {
			self::assertSame([], array_diff(array_keys(Palettes::of('light')), array_keys(Palettes::of($theme))), $theme);
		}
	}

	public function testTheSheetOfAllThemesAsksTheSystemFirstAndThenThePage(): void {
		$sheet = Themes::allSheets();
		self::assertStringStartsWith(':root{', $sheet);
		self::assertStringContainsString('@media (prefers-color-scheme: dark){:root{', $sheet);
		self::assertStringContainsString('[data-theme-dark-highcontrast]{', $sheet);
		self::assertStringNotContainsString('[data-theme-default]', $sheet);
		self::assertSame(substr_count($sheet, '{'), substr_count($sheet, '}'));
	}

	/**
	 * Follows references to other variables.
	 *
	 * @param array<string, string> $colours
	 */
	private static function colour(array $colours, string $name): string {
		$value = $colours[$name];
		return preg_match('/^var\(--([a-z-]+)\)$/', $value, $found) === 1 ? self::colour($colours, $found[1]) : $value;
	}

	/** As the Web Content Accessibility Guidelines count it. */
	private static function contrast(string $one, string $other): float {
		$lights = [self::light($one), self::light($other)];
		return (max($lights) + 0.05) / (min($lights) + 0.05);
	}

	private static function light(string $colour): float {
		self::assertMatchesRegularExpression('/^#[0-9a-f]{6}$/', $colour);
		$parts = array_map(static function (string $part): float {
			$value = hexdec($part) / 255;
			return $value <= 0.04045 ? $value / 12.92 : (($value + 0.055) / 1.055) ** 2.4;
		}, str_split(substr($colour, 1), 2));
		return 0.2126 * $parts[0] + 0.7152 * $parts[1] + 0.0722 * $parts[2];
	}
}
