<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Branding;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Branding\StoredImage;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\TooLarge;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Http\Request\UploadedFile;
use OCA\FormsApp\Shared\Image\BrokenImage;
use OCA\FormsApp\Shared\Image\Raster;
use OCA\FormsApp\Shared\Image\TooManyPixels;
use OCA\FormsApp\Shared\Svg\BrokenSvg;
use OCA\FormsApp\Shared\Svg\SvgCleaner;

/** Takes pictures by what they contain, whatever they are called. */
class ImageCheck {
	private const RASTER = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
	private const HEAD = 4_096;
	private const MEGABYTE = 1_048_576;

	public function __construct(private readonly SvgCleaner $svg) {
	}

	/**
	 * @return array{StoredImage, string} the picture and its content; an SVG without anything but drawing
	 * @throws Refusal
	 */
	public function read(UploadedFile $file): array {
		if ($file->size === 0) {
			throw new Unprocessable(Reason::EMPTY_FILE, 'The file is empty. Choose another one.', '/image');
		}
		if ($file->size > Limits::IMAGE_BYTES) {
			throw self::tooLarge('Pictures can be up to ' . intdiv(Limits::IMAGE_BYTES, self::MEGABYTE) . ' MB.');
		}
		$content = (string)file_get_contents($file->path);
		$type = (string)(new \finfo(FILEINFO_MIME_TYPE))->buffer(substr($content, 0, self::HEAD));
		if (in_array($type, self::RASTER, true)) {
			return [self::raster($file, $type), $content];
		}
		if (preg_match('/^\x{FEFF}?\s*</u', mb_strcut($content, 0, self::HEAD, 'UTF-8')) === 1 && str_contains($content, '<svg')) {
			$clean = $this->drawing($content);
			return [new StoredImage(StoredImage::newId(), 'image/svg+xml', strlen($clean), null, null), $clean];
		}
		throw new Unprocessable(Reason::WRONG_TYPE, 'Choose a picture of type PNG, JPEG, GIF, WebP or SVG.', '/image');
	}

	private static function raster(UploadedFile $file, string $type): StoredImage {
		try {
			$image = Raster::read($file->path, $type, Limits::IMAGE_MEGAPIXELS);
		} catch (BrokenImage) {
			throw self::broken('The picture is damaged. Choose another one.');
		} catch (TooManyPixels) {
			throw self::tooLarge('Pictures can have up to ' . Limits::IMAGE_MEGAPIXELS . ' megapixels.');
		}
		return new StoredImage(StoredImage::newId(), $type, $file->size, $image->width, $image->height);
	}

	private function drawing(string $content): string {
		if (strlen($content) > Limits::SVG_BYTES) {
			throw self::tooLarge('SVG files can be up to ' . intdiv(Limits::SVG_BYTES, self::MEGABYTE) . ' MB.');
		}
		try {
			return $this->svg->clean($content)->text;
		} catch (BrokenSvg $broken) {
			throw self::broken($broken->getMessage());
		}
	}

	private static function broken(string $sentence): Unprocessable {
		return new Unprocessable(Reason::BROKEN_IMAGE, $sentence, '/image');
	}

	private static function tooLarge(string $sentence): TooLarge {
		return new TooLarge(Reason::TOO_LARGE_FILE, $sentence, '/image');
	}
}
