<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Image;

/** An image of pixels whose content was found sound. */
final class Raster {
	private const BYTES_PER_PIXEL = 6;

	/**
	 * @param int $width pixels
	 * @param int $height pixels
	 */
	private function __construct(
		public readonly int $width,
		public readonly int $height,
	) {
	}

	/**
	 * Reads the whole image where memory allows, otherwise only its header.
	 *
	 * @param string $path of the content
	 * @param string $type image/jpeg, image/png, image/gif or image/webp
	 * @param int $megapixels most that are permitted
	 * @throws BrokenImage
	 * @throws TooManyPixels
	 */
	public static function read(string $path, string $type, int $megapixels): self {
		// PHP warns about every defect in the file; what matters is whether it yields an image.
		set_error_handler(static fn (): bool => true);
		try {
			$facts = getimagesize($path);
			if ($facts === false || $facts['mime'] !== $type || $facts[0] < 1 || $facts[1] < 1) {
				throw new BrokenImage();
			}
			if ($facts[0] * $facts[1] > $megapixels * 1_000_000) {
				throw new TooManyPixels();
			}
			if (self::hasRoom($facts[0] * $facts[1]) && !self::isSound($path, $type)) {
				throw new BrokenImage();
			}
			return new self($facts[0], $facts[1]);
		} finally {
			restore_error_handler();
		}
	}

	private static function hasRoom(int $pixels): bool {
		$limit = ini_parse_quantity((string)ini_get('memory_limit'));
		$needed = $pixels * self::BYTES_PER_PIXEL;
		return $needed <= ($limit > 0 ? $limit - memory_get_usage() : 2 * $needed) / 2;
	}

	private static function isSound(string $path, string $type): bool {
		return match ($type) {
			'image/jpeg' => imagecreatefromjpeg($path),
			'image/png' => imagecreatefrompng($path),
			'image/gif' => imagecreatefromgif($path),
			default => function_exists('imagecreatefromwebp') ? imagecreatefromwebp($path) : true,
		} !== false;
	}
}
