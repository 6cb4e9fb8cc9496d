<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

/** A file that is what it says it is. */
final class CheckedMedia {
	/**
	 * @param string $path where its content lies
	 * @param string $type media type
	 * @param ?string $text content that takes the place of the file's, where it had to be written anew
	 * @param bool $isWhole whether nothing was taken out
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $type,
		public readonly ?string $text = null,
		public readonly bool $isWhole = true,
	) {
	}
}
