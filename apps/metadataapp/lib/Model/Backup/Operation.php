<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** What a run does. */
enum Operation: string {
	/** Makes a backup. */
	case Export = 'export';
	/** Restores one, or only checks that it could. */
	case Import = 'import';
}
