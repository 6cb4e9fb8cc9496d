<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tasks;

use Host\AppFramework\Apps\AppManager;
use Host\Console\Jobs\Jobs;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\TaskProcessing\Exception\NotFoundException;
use OCP\TaskProcessing\Exception\PreConditionNotMetException;
use OCP\TaskProcessing\Exception\ValidationException;
use OCP\TaskProcessing\IManager;
use OCP\TaskProcessing\ISynchronousProvider;
use OCP\TaskProcessing\Task;
use OCP\TaskProcessing\TaskTypes\TextToText;

/** Tasks of one type, prompts, which apps answer in background jobs. Where several apps do, the first one. */
final class TaskManager implements IManager {
	/** Bytes of a text. */
	private const LONGEST = 512_000;

	public function __construct(
		private readonly TaskTable $tasks,
		private readonly AppManager $apps,
		private readonly Jobs $jobs,
		private readonly ITimeFactory $time,
	) {
	}

	/** No administrator switches a type off here. */
	#[\Override]
	public function getAvailableTaskTypeIds(bool $showDisabled = false, ?string $userId = null): array {
		return $this->provider() === null ? [] : [TextToText::ID];
	}

	#[\Override]
	public function scheduleTask(Task $task): void {
		if (!in_array($task->getTaskTypeId(), $this->getAvailableTaskTypeIds(), true)) {
			throw new PreConditionNotMetException(
				'No task processing provider is installed that can handle this task type: ' . $task->getTaskTypeId(),
			);
		}
		$task->setInput(['input' => self::text($task->getInput()['input'] ?? null)]);
		$task->setScheduledAt($this->time->getTime());
		$task->setStatus(Task::STATUS_SCHEDULED);
		$task->setId($this->tasks->insert($task));
		$this->jobs->addTasks();
	}

	#[\Override]
	public function cancelTask(int $id): void {
		$task = $this->tasks->find($id) ?? throw new NotFoundException("Couldn't find task with id $id");
		if ($task->getStatus() === Task::STATUS_SCHEDULED || $task->getStatus() === Task::STATUS_RUNNING) {
			$task->setStatus(Task::STATUS_CANCELLED);
			$task->setEndedAt($this->time->getTime());
			$this->tasks->update($task);
		}
	}

	#[\Override]
	public function getUserTask(int $id, ?string $userId): Task {
		return $this->tasks->ofUser($id, $userId) ?? throw new NotFoundException('Could not find the task');
	}

	#[\Override]
	public function getUserTasksByApp(?string $userId, string $appId, ?string $customId = null): array {
		return $this->tasks->ofApp($userId, $appId, $customId);
	}

	/** What answers prompts. */
	public function provider(): ?ISynchronousProvider {
		foreach ($this->apps->taskProviders() as [, $provider]) {
			if ($provider instanceof ISynchronousProvider && $provider->getTaskTypeId() === TextToText::ID) {
				return $provider;
			}
		}
		return null;
	}

	/** @throws ValidationException */
	private static function text(mixed $input): string {
		return match (true) {
			$input === null => throw new ValidationException('Missing key: "input"'),
			!is_string($input) => throw new ValidationException(
				'Failed to validate input key "input": Non-text item provided for Text slot',
			),
			strlen($input) > self::LONGEST => throw new ValidationException('Failed to validate input key "input": Text is too long'),
			default => $input,
		};
	}
}
