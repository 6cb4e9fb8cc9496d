<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Branding;

/**
 * The colours of the page of a link, by the names of its style sheet: shades of those that the author has chosen, on which all text can be
 * read. `branding/palette.ts` does the same.
 */
final class Palette {
	/** In the dark, a background is as dark as this makes it. */
	private const NIGHT = 10.0;
	/** As in `base.css`. */
	private const SCHEMES = [
		'light' => ['ground' => '#f5f6f8', 'paper' => '#ffffff', 'accent' => '#005c99'],
		'dark' => ['ground' => '#16181c', 'paper' => '#1f2227', 'accent' => '#6fbdf5'],
	];
	private const DARK_TEXT = ['text' => '#1b1d21', 'quiet' => '#555b66'];
	private const LIGHT_TEXT = ['text' => '#eceef2', 'quiet' => '#b3b9c4'];
	/** Of the accent in what is softly coloured, and of black or white in what the pointer is over. */
	private const SOFT = 0.1;
	private const HOVER = 0.15;

	/**
	 * @param ?string $background `#rrggbb`
	 * @param ?string $accent `#rrggbb`
	 * @return ?array{light: array<string, string>, dark: array<string, string>} null when the colours are those of every form
	 */
	public static function of(?string $background, ?string $accent): ?array {
		return $background === null && $accent === null ? null : [
			'light' => self::scheme(self::SCHEMES['light'], $background, $accent, false),
			'dark' => self::scheme(self::SCHEMES['dark'], $background, $accent, true),
		];
	}

	/**
	 * @param array{ground: string, paper: string, accent: string} $scheme
	 * @return array<string, string>
	 */
	private static function scheme(array $scheme, ?string $background, ?string $accent, bool $isDark): array {
		$colour = $accent ?? $scheme['accent'];
		$soft = Colour::mix($scheme['paper'], $colour, self::SOFT);
		$own = $accent === null ? [] : [
			'accent' => $colour,
			'accent-hover' => Colour::mix($colour, Colour::isLight($colour) ? Colour::WHITE : Colour::BLACK, self::HOVER),
			'accent-text' => Colour::textOn($colour, Colour::BLACK, Colour::WHITE),
			'soft' => $soft,
			'paper-ink' => Colour::readable($colour, [$scheme['paper'], $soft]),
		];
		if ($background === null) {
			return $own + ['ground-ink' => Colour::readable($colour, [$scheme['ground'], $scheme['paper']])];
		}
		$ground = self::ground($background, $isDark);
		$text = Colour::textOn($ground, self::DARK_TEXT['text'], self::LIGHT_TEXT['text']);
		$quiet = Colour::isLight($text) ? self::LIGHT_TEXT['quiet'] : self::DARK_TEXT['quiet'];
		return $own + [
			'ground' => $ground,
			'ground-text' => $text,
			'ground-quiet' => Colour::contrast($quiet, $ground) >= Colour::ENOUGH ? $quiet : $text,
			'ground-ink' => Colour::readable($colour, [$ground]),
		];
	}

	/** @param array{light: array<string, string>, dark: array<string, string>} $palette */
	public static function css(array $palette): string {
		return self::rule($palette['light']) . '@media (prefers-color-scheme:dark){' . self::rule($palette['dark']) . '}';
	}

	/** @param array<string, string> $shades */
	private static function rule(array $shades): string {
		$declared = '';
		foreach ($shades as $name => $colour) {
			$declared .= "--$name:$colour;";
		}
		return ":root{{$declared}}";
	}

	private static function ground(string $background, bool $isDark): string {
		return !$isDark || Colour::contrast($background, self::LIGHT_TEXT['text']) >= Colour::ENOUGH
			? $background
			// Away from the light text, into the dark.
			: Colour::readable($background, [self::LIGHT_TEXT['text']], self::NIGHT);
	}
}
