<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** Why a run ended otherwise than it should. */
enum Fault: string {
	/** It is something else. */
	case NoBackup = 'no_backup';
	case OtherVersion = 'other_version';
	/** Some of it is not there. */
	case Incomplete = 'incomplete';
	/** It has what the app did not write. */
	case Damaged = 'damaged';
	/** Fields changed each time that it was nearly made. */
	case FieldsChanged = 'fields_changed';
	/** A process died, or failed. */
	case Interrupted = 'interrupted';
	/** Everything is replaced, but something else could not be brought in line with it. */
	case Unsettled = 'unsettled';
}
