<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

/** Knows what to do about work whose process died. */
interface Recovery {
	/**
	 * @param string $journal as the app noted it beside its lease; nothing happens where the work was finished
	 * @throws Busy when it has to be tried again later
	 */
	public function recover(string $journal): void;
}
