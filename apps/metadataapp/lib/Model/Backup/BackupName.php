<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** What backups are called. */
final class BackupName {
	private const PATTERN = '/^metadata_backup_(\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d)\.ndjson\.gz$/D';

	/** @param int $time Unix seconds */
	public static function at(int $time): string {
		return 'metadata_backup_' . gmdate('Y-m-d_H-i-s', $time) . '.ndjson.gz';
	}

	/** @return ?string what tells it from other backups; null for anything that is no name of one */
	public static function stemOrNull(string $name): ?string {
		return preg_match(self::PATTERN, $name, $found) === 1 ? $found[1] : null;
	}

	public static function ofStem(string $stem): string {
		return "metadata_backup_$stem.ndjson.gz";
	}
}
