<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\Mount;

use Host\Files\Nodes\Storage;

/** What a team folder lies in. */
class GroupFolderStorage extends Storage {
	public function getFolderId(): int {
		return $this->folderId;
	}
}
