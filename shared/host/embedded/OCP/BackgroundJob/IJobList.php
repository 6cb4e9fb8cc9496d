<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\BackgroundJob;

/** The jobs of this host. */
interface IJobList {
	/**
	 * One that is there already counts as never run.
	 *
	 * @param IJob|class-string<IJob> $job
	 */
	public function add(IJob|string $job, mixed $argument = null): void;

	/**
	 * @param class-string<IJob> $job
	 * @param int $runAfter Unix seconds
	 */
	public function scheduleAfter(string $job, int $runAfter, mixed $argument = null): void;

	/**
	 * @param IJob|class-string<IJob> $job
	 * @param mixed $argument with any when null
	 */
	public function remove(IJob|string $job, mixed $argument = null): void;

	public function removeById(string $id): void;

	/** @param IJob|class-string<IJob> $job */
	public function has(IJob|string $job, mixed $argument): bool;

	/** Notes that the job runs now. */
	public function setLastRun(IJob $job): void;

	/** @param int $timeTaken seconds */
	public function setExecutionTime(IJob $job, int $timeTaken): void;
}
