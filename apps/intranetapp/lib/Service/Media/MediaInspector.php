<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Media;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Media\CheckedMedia;
use OCA\IntranetApp\Model\Media\MediaType;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\TooLarge;
use OCA\IntranetApp\Shared\Image\BrokenImage;
use OCA\IntranetApp\Shared\Image\Raster;
use OCA\IntranetApp\Shared\Image\TooManyPixels;
use OCA\IntranetApp\Shared\Svg\BrokenSvg;
use OCA\IntranetApp\Shared\Svg\SvgCleaner;

/** Inspects uploaded files: checks that their content matches their name. */
class MediaInspector {
	/** Browsers hang when they show larger images. */
	private const MEGAPIXELS = 120;
	private const HEAD = 4_096;
	/** Container brands that are videos; phone images use the same container. */
	private const FILMS = '/^(iso[m2-9]|mp4[12v]|avc1|av01|hvc1|M4V[ HP]|MSNV|dash|f4v |3gp[4-9]|mmp4|XAVC|qt  )$/D';
	private const STILLS = '/^(avif|avis|heic|heix|hevc|heim|heis|mif1|msf1|crx |jp2 |jxl )$/D';

	public function __construct(private readonly SvgCleaner $svg) {
	}

	/**
	 * @param string $path of the content
	 * @param string $name whose extension gives the type
	 * @throws Invalid
	 * @throws TooLarge
	 */
	public function inspect(string $path, string $name): CheckedMedia {
		$claimed = MediaType::of($name) ?? throw self::badExtension();
		if ($claimed === MediaType::SVG) {
			return $this->picture($path);
		}
		$type = $this->sniffed($path);
		if ($type !== $claimed) {
			throw new Invalid(Reason::WRONG_TYPE, 'The content of the file does not match its extension.', '/filename');
		}
		if (MediaType::isRaster($type)) {
			self::decode($path, $type);
		}
		return new CheckedMedia($path, $type);
	}

	/** The extension that fits the content, for a file whose name has none, such as a pasted image. */
	public function extension(string $path): string {
		return MediaType::extension($this->sniffed($path) ?? '') ?? throw self::badExtension();
	}

	private function picture(string $path): CheckedMedia {
		if (filesize($path) > SvgCleaner::MAX_BYTES) {
			throw new TooLarge(Reason::TOO_LARGE, 'SVG files can be up to 1 MB.');
		}
		try {
			$clean = $this->svg->clean((string)file_get_contents($path));
		} catch (BrokenSvg $broken) {
			throw new Invalid(Reason::BROKEN_FILE, $broken->getMessage());
		}
		return new CheckedMedia($path, MediaType::SVG, $clean->text, $clean->isWhole);
	}

	private function sniffed(string $path): ?string {
		$head = (string)file_get_contents($path, false, null, 0, self::HEAD);
		return match (true) {
			str_starts_with($head, 'OggS') => 'video/ogg',
			str_starts_with($head, "\x1A\x45\xDF\xA3") => preg_match('/\x42\x82[\x81-\xFF]webm/', substr($head, 0, 256)) === 1
				? 'video/webm'
				: null,
			substr($head, 4, 4) === 'ftyp' => self::isFilm($head) ? 'video/mp4' : null,
			default => self::guessed($head),
		};
	}

	private static function guessed(string $head): ?string {
		$type = (new \finfo(FILEINFO_MIME_TYPE))->buffer($head);
		return $type === false ? null : $type;
	}

	private static function isFilm(string $head): bool {
		$size = hexdec(bin2hex(substr($head, 0, 4)));
		$brands = str_split(substr($head, 8, max(4, min((int)$size, 512) - 8)), 4);
		unset($brands[1]);
		return preg_match(self::STILLS, $brands[0]) === 0
			&& array_filter($brands, static fn (string $brand): bool => preg_match(self::FILMS, $brand) === 1) !== [];
	}

	private static function decode(string $path, string $type): void {
		try {
			Raster::read($path, $type, self::MEGAPIXELS);
		} catch (BrokenImage) {
			throw self::broken();
		} catch (TooManyPixels) {
			throw new TooLarge(Reason::TOO_LARGE, 'The picture has more than ' . self::MEGAPIXELS . ' megapixels.');
		}
	}

	private static function broken(): Invalid {
		return new Invalid(Reason::BROKEN_FILE, 'The image is damaged.');
	}

	private static function badExtension(): Invalid {
		return new Invalid(Reason::BAD_EXTENSION, 'Pages show files of these kinds: ' . MediaType::names() . '.', '/filename');
	}
}
