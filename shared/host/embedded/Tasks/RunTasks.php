<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tasks;

use Host\AppFramework\Log\Logger;
use Host\Console\Jobs\Jobs;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\QueuedJob;
use OCP\TaskProcessing\Exception\ProcessingException;
use OCP\TaskProcessing\ISynchronousProvider;
use OCP\TaskProcessing\Task;
use OCP\TaskProcessing\TaskTypes\TextToText;

/** Answers one task, and comes back as long as there are more. */
final class RunTasks extends QueuedJob {
	/** Of what is kept of a failure, in bytes. */
	private const LONGEST_ERROR = 4_000;
	private const NO_ANSWER = 'The task was processed successfully but the provider\'s output doesn\'t pass validation against the task '
		. 'type\'s outputShape spec and/or the provider\'s own optionalOutputShape spec';

	public function __construct(
		ITimeFactory $time,
		private readonly TaskTable $tasks,
		private readonly TaskManager $manager,
		private readonly Jobs $jobs,
		private readonly Logger $logger,
	) {
		parent::__construct($time);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$provider = $this->manager->provider();
		$task = $this->tasks->next(TextToText::ID);
		if ($provider === null || $task === null || !$this->tasks->take((int)$task->getId())) {
			return;
		}
		$isAnswered = $this->process($task, $provider);
		if (!$isAnswered || $this->tasks->next(TextToText::ID) !== null) {
			$this->jobs->addTasks();
		}
	}

	private function process(Task $task, ISynchronousProvider $provider): bool {
		$task->setStatus(Task::STATUS_RUNNING);
		$task->setStartedAt($this->time->getTime());
		$this->tasks->update($task);
		$id = (int)$task->getId();
		try {
			$output = $provider->process($task->getUserId(), $task->getInput(), fn (float $part): bool => $this->report($id, $part));
		} catch (ProcessingException $failure) {
			return $this->fail($id, $failure);
		} catch (\Throwable $failure) {
			$this->logger->error('Unknown error while processing TaskProcessing task', ['app' => 'core', 'exception' => $failure]);
			return $this->fail($id, $failure);
		}
		$this->keep($id, $output);
		return true;
	}

	/** @return bool whether the task still runs */
	private function report(int $id, float $part): bool {
		$task = $this->running($id);
		$task?->setProgress($part);
		if ($task !== null) {
			$this->tasks->update($task);
		}
		return $task !== null;
	}

	/** @return false so that the job comes back, as on the server */
	private function fail(int $id, \Throwable $failure): bool {
		$task = $this->running($id);
		if ($task !== null) {
			$task->setErrorMessage(substr($failure->getMessage(), 0, self::LONGEST_ERROR));
			$this->end($task, Task::STATUS_FAILED);
			$this->logger->warning("Task $id failed: {$failure->getMessage()}", ['app' => 'core']);
		}
		return false;
	}

	/** @param array<array-key, mixed> $output */
	private function keep(int $id, array $output): void {
		$task = $this->running($id);
		if ($task === null) {
			return;
		}
		$task->setProgress(1);
		if (is_string($output['output'] ?? null)) {
			$task->setOutput(['output' => $output['output']]);
			$this->end($task, Task::STATUS_SUCCESSFUL);
		} else {
			$task->setErrorMessage(self::NO_ANSWER);
			$this->end($task, Task::STATUS_FAILED);
			$this->logger->error(self::NO_ANSWER, ['app' => 'core']);
		}
	}

	/** @param Task::STATUS_* $status */
	private function end(Task $task, int $status): void {
		$task->setStatus($status);
		$task->setEndedAt($this->time->getTime());
		$this->tasks->update($task);
	}

	/** As it is stored now; null where it was cancelled. */
	private function running(int $id): ?Task {
		$task = $this->tasks->find($id);
		return $task?->getStatus() === Task::STATUS_CANCELLED ? null : $task;
	}
}
