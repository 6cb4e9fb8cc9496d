<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Previews;

/** A small picture of a picture, in the sizes that the host makes: powers of four, so that few differ. */
final class Preview {
	private const SMALLEST = 64;
	/** Pixels that are still opened; more would not fit into memory. */
	private const MOST = 50_000_000;

	/**
	 * @param bool $crop whether to cut off what the shape wanted does not show
	 * @param bool $cover when not cropping, whether the picture covers the size or fits into it
	 * @return ?array{string, string} bytes and MIME type; null for what GD does not know
	 */
	public static function of(string $content, int $width, int $height, bool $crop, bool $cover): ?array {
		[$realWidth, $realHeight, $type] = self::measure($content);
		$known = [
			IMAGETYPE_PNG => ['image/png', imagepng(...)],
			IMAGETYPE_JPEG => ['image/jpeg', imagejpeg(...)],
			IMAGETYPE_GIF => ['image/gif', imagegif(...)],
			IMAGETYPE_WEBP => ['image/webp', imagewebp(...)],
			IMAGETYPE_BMP => ['image/bmp', imagebmp(...)],
		];
		$image = isset($known[$type]) && $realWidth * $realHeight <= self::MOST ? imagecreatefromstring($content) : false;
		if ($image === false) {
			return null;
		}
		[$width, $height] = self::size($width, $height, $crop, $cover, $realWidth, $realHeight);
		$scale = max($width / $realWidth, $height / $realHeight);
		[$cutWidth, $cutHeight] = [(int)round($width / $scale), (int)round($height / $scale)];
		$small = imagecreatetruecolor(max(1, $width), max(1, $height));
		imagealphablending($small, false);
		imagesavealpha($small, true);
		imagecopyresampled(
			$small,
			$image,
			0,
			0,
			intdiv($realWidth - $cutWidth, 2),
			intdiv($realHeight - $cutHeight, 2),
			$width,
			$height,
			$cutWidth,
			$cutHeight,
		);
		ob_start();
		$known[$type][1]($small);
		return [(string)ob_get_clean(), $known[$type][0]];
	}

	/** @return array{int, int, int} width, height, type; zeros for what is no picture */
	private static function measure(string $content): array {
		$size = @getimagesizefromstring($content);
		return $size === false ? [0, 0, 0] : [$size[0], $size[1], $size[2]];
	}

	/** @return array{int, int} never larger than the picture; -1 stands for whatever the other side gives */
	private static function size(int $width, int $height, bool $crop, bool $cover, int $realWidth, int $realHeight): array {
		$width = $width > 0 ? $width : ($height > 0 ? $height * $realWidth / $realHeight : $realWidth);
		$height = $height > 0 ? $height : $width * $realHeight / $realWidth;
		if (!$crop) {
			$scale = $cover ? max($width / $realWidth, $height / $realHeight) : min($width / $realWidth, $height / $realHeight);
			[$width, $height] = [$realWidth * $scale, $realHeight * $scale];
		}
		$grow = min(self::step($width) / $width, self::step($height) / $height);
		$shrink = min(1, $realWidth / ($width * $grow), $realHeight / ($height * $grow));
		return [(int)round($width * $grow * $shrink), (int)round($height * $grow * $shrink)];
	}

	private static function step(float|int $length): int {
		return (int)max(self::SMALLEST, 4 ** ceil(log($length, 4)));
	}
}
