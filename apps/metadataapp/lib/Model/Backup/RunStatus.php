<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** How a run is. */
enum RunStatus: string {
	case Running = 'running';
	case Completed = 'completed';
	/** Everything is as it was before, unless the fault says otherwise. */
	case Error = 'error';
	case Cancelled = 'cancelled';
}
