<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use Host\AppFramework\Http\Answer;

/** What answers below one script of the host, such as /remote.php. */
interface EntryPoint {
	/** Null when the answer has been sent already. */
	public function answer(): ?Answer;
}
