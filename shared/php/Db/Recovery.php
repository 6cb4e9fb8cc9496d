<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

/** Cleans up work whose process died. */
interface Recovery {
	/**
	 * @param string $journal as noted by the app with its lease; nothing happens if the work was finished
	 * @throws Busy when it has to be tried again later
	 */
	public function recover(string $journal): void;
}
