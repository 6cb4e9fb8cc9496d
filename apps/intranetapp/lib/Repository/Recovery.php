<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository;

/** Knows what to do about work whose process died. */
interface Recovery {
	/** @param string $journal as `Model\Journal` makes it; nothing happens where the work was done to its end */
	public function recover(string $journal): void;
}
