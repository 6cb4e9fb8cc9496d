<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\BackgroundJob;

use OCP\AppFramework\Utility\ITimeFactory;
use OCP\Server;
use Psr\Log\LoggerInterface;

/** A job that runs whenever jobs are run. */
abstract class Job implements IJob {
	protected string $id = '0';
	protected int $lastRun = 0;
	protected mixed $argument = null;

	public function __construct(
		protected ITimeFactory $time,
	) {
	}

	/** A job that fails is logged and does not keep the next one from running. */
	#[\Override]
	public function start(IJobList $jobList): void {
		$jobList->setLastRun($this);
		$begun = $this->time->getTime();
		try {
			$this->run($this->argument);
			$jobList->setExecutionTime($this, $this->time->getTime() - $begun);
		} catch (\Throwable $failure) {
			$job = static::class . " (id: $this->id, arguments: " . json_encode($this->argument) . ')';
			Server::get(LoggerInterface::class)->error("Error while running background job $job", [
				'app' => 'core',
				'exception' => $failure,
			]);
		}
	}

	#[\Override]
	final public function setId(string $id): void {
		$this->id = $id;
	}

	#[\Override]
	final public function setLastRun(int $lastRun): void {
		$this->lastRun = $lastRun;
	}

	#[\Override]
	public function setArgument(mixed $argument): void {
		$this->argument = $argument;
	}

	#[\Override]
	final public function getId(): string {
		return $this->id;
	}

	#[\Override]
	final public function getLastRun(): int {
		return $this->lastRun;
	}

	#[\Override]
	public function getArgument(): mixed {
		return $this->argument;
	}

	/**
	 * @param mixed $argument
	 * @return void
	 */
	abstract protected function run($argument);
}
