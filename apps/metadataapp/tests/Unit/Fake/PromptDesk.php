<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCP\TaskProcessing\Exception\NotFoundException;
use OCP\TaskProcessing\Exception\PreConditionNotMetException;
use OCP\TaskProcessing\IManager;
use OCP\TaskProcessing\Task;
use OCP\TaskProcessing\TaskTypes\TextToText;

/** Nextcloud's task processing in memory: the test answers. */
final class PromptDesk implements IManager {
	/** @var array<int, Task> by id */
	public array $tasks = [];
	public bool $isManned = true;

	public function __construct(private readonly SetClock $clock) {
	}

	#[\Override]
	public function getAvailableTaskTypeIds(bool $showDisabled = false, ?string $userId = null): array {
		return $this->isManned ? ['core:text2image', TextToText::ID] : ['core:text2image'];
	}

	#[\Override]
	public function scheduleTask(Task $task): void {
		if (!$this->isManned) {
			throw new PreConditionNotMetException('Nothing answers');
		}
		$id = count($this->tasks) + 1;
		$task->setId($id);
		$task->setStatus(Task::STATUS_SCHEDULED);
		$task->setScheduledAt($this->clock->time);
		$this->tasks[$id] = $task;
	}

	#[\Override]
	public function cancelTask(int $id): void {
		$task = $this->tasks[$id] ?? throw new NotFoundException();
		if (in_array($task->getStatus(), [Task::STATUS_SCHEDULED, Task::STATUS_RUNNING], true)) {
			$task->setStatus(Task::STATUS_CANCELLED);
		}
	}

	#[\Override]
	public function getUserTask(int $id, ?string $userId): Task {
		$task = $this->tasks[$id] ?? null;
		return $task !== null && $task->getUserId() === $userId ? $task : throw new NotFoundException();
	}

	#[\Override]
	public function getUserTasksByApp(?string $userId, string $appId, ?string $customId = null): array {
		return array_values(array_filter($this->tasks, static fn (Task $task): bool =>
			[$task->getUserId(), $task->getAppId(), $task->getCustomId()] === [$userId, $appId, $customId]));
	}

	public function answer(string $answer): void {
		$task = $this->latest();
		$task->setOutput(['output' => $answer]);
		$task->setStatus(Task::STATUS_SUCCESSFUL);
	}

	public function prompt(): string {
		$input = $this->latest()->getInput()['input'] ?? null;
		return is_string($input) ? $input : '';
	}

	public function latest(): Task {
		return $this->tasks[count($this->tasks)] ?? throw new \LogicException('Nobody has asked');
	}
}
