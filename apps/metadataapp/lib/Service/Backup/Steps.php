<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\BrokenBackup;
use OCA\MetadataApp\Exception\LostRun;
use OCA\MetadataApp\Model\Backup\Run;

/** What a run consists of. Each step takes a second or two, and whoever dies in it has done nothing. */
interface Steps {
	/**
	 * Does what comes next, and saves it.
	 *
	 * @return Run as it is then; the one that was given may be as it was
	 * @throws BrokenBackup
	 * @throws LostRun when somebody else goes on with it
	 */
	public function step(Run $run): Run;

	/**
	 * Leaves everything as if the run had never been.
	 *
	 * @return Run as it is then
	 * @throws LostRun when somebody else goes on with it
	 */
	public function undo(Run $run): Run;
}
