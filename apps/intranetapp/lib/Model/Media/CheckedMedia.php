<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

/** A file whose content matches its declared type. */
final class CheckedMedia {
	/**
	 * @param string $path location of its content
	 * @param string $type media type
	 * @param ?string $text content that replaces the file's, where it had to be rewritten
	 * @param bool $isWhole whether nothing was removed
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $type,
		public readonly ?string $text = null,
		public readonly bool $isWhole = true,
	) {
	}
}
