<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

/** Something former that can be brought back: moved to "restore", whatever the name. */
interface Restorable {
	public function restore(): void;
}
