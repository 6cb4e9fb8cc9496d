<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Place;

/** Where a file or folder is not yet, or not any more; in the latter case it may still know what was there. */
final class NonExistingFile extends File {
	#[\Override]
	protected function lookUp(): ?Place {
		return null;
	}
}
