<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

/** Cleans up work whose process died. */
interface Recovery {
	/**
	 * @param string $journal as noted by the app with its lease; nothing happens if the work was finished
	 * @param bool $isOver whether the process itself has given up the work; otherwise its lease has expired, and it may
	 *   only be slow
	 * @return bool false when undoing it now could harm a process that is still at it: it is asked again a minute later
	 * @throws Busy when it has to be tried again later
	 */
	public function recover(string $journal, bool $isOver): bool;
}
