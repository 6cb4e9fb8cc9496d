<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Structure;

use OCA\IntranetApp\Shared\Contract\Schemas;

/** The names of the site's files and folders. */
final class SiteLayout {
	/** Name of the home page, in the folder of its language. */
	public const HOME = 'home.json';
	/** Media folder next to the file of each page. */
	public const MEDIA = '_media';
	/** Keeps the images in a folder out of galleries. */
	public const NO_MEDIA = '.nomedia';
	/** The media shared by all pages. */
	public const LIBRARY = '_resources';
	public const NAVIGATION = 'navigation.json';
	public const FOOTER = 'footer.json';
	/** What a language folder contains besides page folders. */
	public const OF_LANGUAGE = [self::HOME, self::NAVIGATION, self::FOOTER, self::MEDIA];

	/** Whether a folder of this name holds the pages of a language. */
	public static function isLanguage(string $name): bool {
		return preg_match('/' . Schemas::PAGE_LANGUAGE['pattern'] . '/D', $name) === 1;
	}

	/** Path of the folder for the media of a page. */
	public static function mediaOf(string $page): string {
		return "$page/" . self::MEDIA;
	}

	/** Path of the home page of a language. */
	public static function homeOf(string $language): string {
		return "$language/" . self::HOME;
	}
}
