<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use OCP\Files\Node;

/** An entry that is a file or folder of a person. */
interface NodeEntry {
	public function node(): Node;
}
