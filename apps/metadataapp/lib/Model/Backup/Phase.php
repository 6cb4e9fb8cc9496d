<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** What a run does next. */
enum Phase: string {
	/** Writes rows into parts of a backup. */
	case Write = 'write';
	/** Makes a backup whose parts are all there one that counts. */
	case Seal = 'seal';
	/** Reads parts into the tables where they wait. */
	case Stage = 'stage';
	/** Checks what is there as a whole. */
	case Verify = 'verify';
	/** Replaces what is in use, in one transaction. */
	case Swap = 'swap';
	/** Brings in line what is not in backups. Nothing can be undone any more. */
	case Settle = 'settle';
}
