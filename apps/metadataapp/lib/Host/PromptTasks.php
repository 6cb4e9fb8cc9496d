<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use OCA\MetadataApp\Model\Suggestion\PromptTask;
use OCA\MetadataApp\Model\Suggestion\TaskState;
use OCP\TaskProcessing\Exception\NotFoundException;
use OCP\TaskProcessing\Exception\PreConditionNotMetException;
use OCP\TaskProcessing\IManager;
use OCP\TaskProcessing\Task;
use OCP\TaskProcessing\TaskTypes\TextToText;

/**
 * Nextcloud's task processing: it hands prompts to the language model that an administrator installed, one after the other in the
 * background, and keeps the answers. Each account has its own.
 */
class PromptTasks {
	/** In front of the id of a file, in the name that the app gives a task. */
	private const OF_FILE = 'file ';

	public function __construct(
		private readonly IManager $tasks,
		private readonly string $appName,
	) {
	}

	/** Whether something answers prompts of the account. */
	public function isAvailable(string $userId): bool {
		return in_array(TextToText::ID, $this->tasks->getAvailableTaskTypeIds(false, $userId), true);
	}

	/** @return ?PromptTask null where nothing answers prompts */
	public function createOrNull(string $userId, int $fileId, string $prompt): ?PromptTask {
		$task = new Task(TextToText::ID, ['input' => $prompt], $this->appName, $userId, self::OF_FILE . $fileId);
		try {
			$this->tasks->scheduleTask($task);
		} catch (PreConditionNotMetException) {
			return null;
		}
		return $this->read($task);
	}

	/** @return ?PromptTask one that the account asked here */
	public function findOrNull(string $userId, int $id): ?PromptTask {
		try {
			$task = $this->tasks->getUserTask($id, $userId);
		} catch (NotFoundException) {
			return null;
		}
		return $task->getAppId() === $this->appName ? $this->read($task) : null;
	}

	/** @return ?PromptTask the one of the account about a file that has no answer yet */
	public function findOpenOrNull(string $userId, int $fileId): ?PromptTask {
		foreach ($this->tasks->getUserTasksByApp($userId, $this->appName, self::OF_FILE . $fileId) as $task) {
			$read = $this->read($task);
			if ($read !== null && $read->state->isOpen()) {
				return $read;
			}
		}
		return null;
	}

	/** Whatever it answers is not kept. One that has an end already stays as it is. */
	public function cancel(PromptTask $task): void {
		try {
			$this->tasks->cancelTask($task->id);
		} catch (NotFoundException) {
			// cleaned up in the meantime
		}
	}

	private function read(Task $task): ?PromptTask {
		$name = (string)$task->getCustomId();
		if (!str_starts_with($name, self::OF_FILE)) {
			return null;
		}
		$answer = $task->getOutput()['output'] ?? null;
		return new PromptTask(
			(int)$task->getId(),
			(int)substr($name, strlen(self::OF_FILE)),
			match ($task->getStatus()) {
				Task::STATUS_SUCCESSFUL => TaskState::Done,
				Task::STATUS_RUNNING => TaskState::Running,
				Task::STATUS_CANCELLED => TaskState::Cancelled,
				Task::STATUS_FAILED => TaskState::Failed,
				default => TaskState::Waiting,
			},
			(int)$task->getScheduledAt(),
			is_string($answer) ? $answer : null,
		);
	}
}
