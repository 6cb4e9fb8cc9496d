<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Place;

/** Where a folder is not yet. */
final class NonExistingFolder extends Folder {
	#[\Override]
	protected function lookUp(): ?Place {
		return null;
	}
}
