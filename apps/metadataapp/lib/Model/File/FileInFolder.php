<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\File;

use OCP\Constants;

/** A file or folder of a team folder as an account may use it. */
final readonly class FileInFolder {
	/**
	 * @param int $folderId of the team folder that it lies in
	 * @param int $bits what the account may do with it, as Nextcloud's permission bits; it can be read
	 */
	public function __construct(
		public int $fileId,
		public int $folderId,
		public int $bits,
	) {
	}

	public function isWritable(): bool {
		return ($this->bits & Constants::PERMISSION_UPDATE) !== 0;
	}
}
