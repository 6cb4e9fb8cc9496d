<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\BackgroundJob;

/** A job that runs once. */
abstract class QueuedJob extends Job {
	#[\Override]
	final public function start(IJobList $jobList): void {
		$this->id === '0' ? $jobList->remove($this, $this->argument) : $jobList->removeById($this->id);
		parent::start($jobList);
	}
}
