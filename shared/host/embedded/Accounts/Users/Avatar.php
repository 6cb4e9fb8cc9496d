<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

/** Draws a picture with somebody's initials. */
final class Avatar {
	/** The three colours between which those of people lie: red, yellow, blue. */
	private const CORNERS = [[182, 70, 157], [221, 203, 85], [0, 130, 201]];
	private const STEPS = 6;
	/** GD's own letters; a font file would be larger than this host. */
	private const LETTERS = 5;

	/** There are two sizes only, so that browsers keep few pictures. */
	public static function size(int $wanted): int {
		return $wanted <= 64 ? 64 : 512;
	}

	/**
	 * @param string $name whose initials
	 * @param string $seed what the colour is made from
	 */
	public static function png(string $name, string $seed, int $size, bool $isDark): string {
		$colour = self::colour($seed);
		$ground = array_map(static fn (int $part): int => (int)(0.9 * ($isDark ? 0 : 255) + 0.1 * $part), $colour);
		$initials = self::initials($name);
		$width = imagefontwidth(self::LETTERS) * strlen($initials);
		$height = imagefontheight(self::LETTERS);
		$letters = self::canvas($width, $height, $ground);
		imagestring($letters, self::LETTERS, 0, 0, $initials, self::ink($letters, $colour));
		$picture = self::canvas($size, $size, $ground);
		$scale = 0.55 * $size / max($width, $height);
		imagecopyresized(
			$picture,
			$letters,
			(int)(($size - $width * $scale) / 2),
			(int)(($size - $height * $scale) / 2),
			0,
			0,
			(int)($width * $scale),
			(int)($height * $scale),
			$width,
			$height,
		);
		ob_start();
		imagepng($picture);
		return (string)ob_get_clean();
	}

	/** First letters of the first two words, in letters that GD has. */
	private static function initials(string $name): string {
		$first = array_map(static fn (string $word): string => mb_strtoupper(mb_substr($word, 0, 1)), explode(' ', trim($name), 2));
		$plain = iconv('UTF-8', 'ISO-8859-2//TRANSLIT', implode('', $first));
		return $plain === false || $plain === '' || str_contains($plain, '?') ? '?' : $plain;
	}

	/** @return array{int, int, int} red, green and blue */
	private static function colour(string $seed): array {
		$digits = array_sum(array_map(hexdec(...), str_split(md5(strtolower($seed)))));
		[$corner, $step] = [intdiv($digits % (3 * self::STEPS), self::STEPS), $digits % self::STEPS];
		[$from, $to] = [self::CORNERS[$corner], self::CORNERS[($corner + 1) % 3]];
		$between = static fn (int $part): int => (int)($from[$part] + ($to[$part] - $from[$part]) / self::STEPS * $step);
		return [$between(0), $between(1), $between(2)];
	}

	/** @param array{int, int, int} $ground */
	private static function canvas(int $width, int $height, array $ground): \GdImage {
		$image = imagecreatetruecolor(max(1, $width), max(1, $height));
		imagefill($image, 0, 0, self::ink($image, $ground));
		return $image;
	}

	/** @param array{int, int, int} $colour */
	private static function ink(\GdImage $image, array $colour): int {
		[$red, $green, $blue] = array_map(static fn (int $part): int => max(0, min(255, $part)), $colour);
		return (int)imagecolorallocate($image, $red, $green, $blue);
	}
}
