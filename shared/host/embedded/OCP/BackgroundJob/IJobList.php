<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\BackgroundJob;

/** The jobs of this host. */
interface IJobList {
	/** Notes that the job runs now. */
	public function setLastRun(IJob $job): void;

	/** @param int $timeTaken seconds */
	public function setExecutionTime(IJob $job, int $timeTaken): void;
}
