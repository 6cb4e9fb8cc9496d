<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\BackgroundJob;

/** Work that no request waits for. */
interface IJob {
	/** May wait for a quiet hour. */
	public const TIME_INSENSITIVE = 0;
	/** Runs as soon as it is due. */
	public const TIME_SENSITIVE = 1;

	public function start(IJobList $jobList): void;

	public function setId(string $id): void;

	/** @param int $lastRun Unix seconds */
	public function setLastRun(int $lastRun): void;

	public function setArgument(mixed $argument): void;

	public function getId(): string;

	/** Unix seconds, 0 when it never ran. */
	public function getLastRun(): int;

	public function getArgument(): mixed;
}
