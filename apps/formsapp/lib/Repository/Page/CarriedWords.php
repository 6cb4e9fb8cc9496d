<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Page;

use OCA\FormsApp\Shared\Db\CorruptData;

/**
 * Translations of the texts of the public page, which it carries itself: Nextcloud's own way loads those of the whole app. `npm run l10n`
 * writes the files.
 */
class CarriedWords {
	public function __construct(private readonly string $folder = __DIR__ . '/../../../resources/words') {
	}

	/**
	 * @param string $language without region
	 * @return array<array-key, mixed> texts, or plural forms, by the English text; none for languages without a translation
	 * @throws CorruptData
	 */
	public function findAll(string $language): array {
		$file = "$this->folder/$language.json";
		if (preg_match('/^[a-z]{2,3}$/D', $language) !== 1 || !is_file($file)) {
			return [];
		}
		$words = json_decode((string)file_get_contents($file), true);
		return is_array($words) ? $words : throw new CorruptData("The words of the public page in \"$language\" cannot be read");
	}
}
