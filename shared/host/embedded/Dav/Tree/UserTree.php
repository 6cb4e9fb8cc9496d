<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Files\FileRules;
use Host\Dav\Files\Quota;

/** A person's entries and the rules for the files among them. */
final class UserTree {
	public function __construct(
		public readonly Tree $tree,
		public readonly FileRules $rules,
		public readonly Quota $quota,
	) {
	}
}
