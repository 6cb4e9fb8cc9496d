<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Media;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Media\MediaFile;
use OCA\IntranetApp\Model\Media\MediaName;
use OCA\IntranetApp\Model\Media\MediaPlace;
use OCA\IntranetApp\Model\Media\MediaType;
use OCA\IntranetApp\Repository\Media\MediaFiles;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Http\Media\SentFile;
use OCA\IntranetApp\Shared\Svg\BrokenSvg;
use OCA\IntranetApp\Shared\Svg\SvgCleaner;

/** Serves media files: with the type their name gives, and SVGs cleaned, however they were stored. */
class MediaSender {
	/** Part of the ETags of SVGs: a different cleaner may produce a different file. */
	private const CLEANER = '1';

	public function __construct(
		private readonly PageGate $gate,
		private readonly MediaFiles $files,
		private readonly SvgCleaner $svg,
	) {
	}

	/**
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function ofPage(string $pageId, string $filename): SentFile {
		$name = MediaName::existing($filename);
		return $this->sent(MediaPlace::ofPage($this->gate->readable($pageId)->row), $name);
	}

	/**
	 * @param string $folder of the library; empty for the library itself
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function ofLibrary(string $folder, string $filename): SentFile {
		return $this->sent(MediaPlace::library($folder), MediaName::existing($filename));
	}

	private function sent(MediaPlace $place, string $name): SentFile {
		$file = MediaType::of($name) === null ? null : $this->files->findOrNull($place, $name);
		if ($file === null || $file->type === null) {
			throw self::unknown();
		}
		return $file->type === MediaType::SVG
			? $this->cleaned($file)
			: new SentFile($file->name, $file->type, $file->size, self::tag($file), $file->open(...));
	}

	/** The host gives a file that is written twice within one second the same ETag. */
	private static function tag(MediaFile $file): string {
		return "$file->etag-" . dechex($file->size);
	}

	private function cleaned(MediaFile $file): SentFile {
		if ($file->size > SvgCleaner::MAX_BYTES) {
			throw self::unknown();
		}
		$handle = $file->open();
		try {
			$clean = $this->svg->clean((string)stream_get_contents($handle, SvgCleaner::MAX_BYTES + 1));
		} catch (BrokenSvg) {
			throw self::unknown();
		} finally {
			fclose($handle);
		}
		return SentFile::ofText($file->name, MediaType::SVG, self::tag($file) . '-' . self::CLEANER, $clean->text);
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_FILE, 'The file does not exist or cannot be displayed.');
	}
}
