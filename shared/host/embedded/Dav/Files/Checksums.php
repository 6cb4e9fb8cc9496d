<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Database\Database;

/** The checksums that clients give with the bytes; nobody here checks them. */
final class Checksums {
	public function __construct(
		private readonly Database $database,
	) {
	}

	/** Empty when nobody gave one. */
	public function of(int $fileId): string {
		$checksum = $this->database->value('SELECT checksum FROM oc_files_checksums WHERE fileid = ?', [$fileId]);
		return is_string($checksum) ? $checksum : '';
	}

	/** Of new bytes: without a checksum the old one is wrong. */
	public function set(int $fileId, string $checksum): void {
		if ($checksum === '') {
			$this->database->run('DELETE FROM oc_files_checksums WHERE fileid = ?', [$fileId]);
		} else {
			$this->database->run('REPLACE INTO oc_files_checksums (fileid, checksum) VALUES (?, ?)', [$fileId, $checksum]);
		}
	}
}
