<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host\Files;

use OCA\FormsApp\Model\Form\FormDocument;
use OCP\Files\IMimeTypeDetector;
use OCP\Files\IMimeTypeLoader;

/** The MIME type of forms. The host reads no list of types but its own and that of the administrator, who may name another type there. */
class FormType {
	public const NAME = 'application/x-nxform';

	public function __construct(
		private readonly IMimeTypeDetector $detector,
		private readonly IMimeTypeLoader $loader,
	) {
	}

	/** For the files that this request writes. Where the host cannot be told, forms are known by the ends of their names alone. */
	public function announce(): void {
		// The host reads its own list only while it knows no type at all: asked for it first, it keeps every other type.
		$known = $this->detector->getAllMappings();
		$register = [$this->detector, 'registerType'];
		if (!isset($known[self::extension()]) && is_callable($register)) {
			$register(self::extension(), self::NAME, null);
		}
	}

	/** For files that were there before the app was. */
	public function correct(): int {
		$type = $this->detector->detectPath('form' . FormDocument::EXTENSION);
		return $type === self::NAME ? $this->loader->updateFilecache(self::extension(), $this->loader->getId($type)) : 0;
	}

	private static function extension(): string {
		return substr(FormDocument::EXTENSION, 1);
	}
}
