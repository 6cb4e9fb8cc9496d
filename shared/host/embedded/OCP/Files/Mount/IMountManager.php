<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Mount;

/** What hangs where in the tree of everything. */
interface IMountManager {
	/**
	 * Hangs something in the tree until the request ends.
	 *
	 * @return void
	 */
	public function addMount(IMountPoint $mount);

	/**
	 * What was hung into the tree; homes and team folders of people hang there without it.
	 *
	 * @return IMountPoint[] by path from the root of everything
	 */
	public function getAll(): array;
}
