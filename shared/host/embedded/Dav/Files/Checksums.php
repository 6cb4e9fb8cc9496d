<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Database\Database;
use OCP\Files\Node;

/** The checksums that clients give with the bytes; nobody here checks them. */
final class Checksums {
	/** @var array<int, array<int, string>> by folder and file */
	private array $known = [];

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** Empty when nobody gave one. Those of the same folder are read with it. */
	public function of(Node $file): string {
		$folder = $file->getParentId();
		if (!isset($this->known[$folder])) {
			$this->known[$folder] = [];
			/** @var array{fileid: int, checksum: string} $row */
			foreach ($this->database->rows(
				'SELECT fileid, checksum FROM oc_files_checksums WHERE fileid IN (SELECT fileid FROM oc_filecache WHERE parent = ?)',
				[$folder],
			) as $row) {
				$this->known[$folder][$row['fileid']] = $row['checksum'];
			}
		}
		return $this->known[$folder][(int)$file->getId()] ?? '';
	}

	/** Of new bytes: without a checksum the old one is wrong. */
	public function set(int $fileId, string $checksum): void {
		$this->known = [];
		if ($checksum === '') {
			$this->database->run('DELETE FROM oc_files_checksums WHERE fileid = ?', [$fileId]);
		} else {
			$this->database->run('REPLACE INTO oc_files_checksums (fileid, checksum) VALUES (?, ?)', [$fileId, $checksum]);
		}
	}
}
