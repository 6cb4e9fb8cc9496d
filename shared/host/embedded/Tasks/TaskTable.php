<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tasks;

use Host\Database\Database;
use OCP\TaskProcessing\Task;

/**
 * Tasks as they are stored.
 *
 * @phpstan-type Row array{
 *     id: int, type: string, input: string, output: string, status: Task::STATUS_*, user_id: ?string, app_id: string, custom_id: ?string,
 *     error_message: ?string, progress: ?float, scheduled_at: ?int, started_at: ?int, ended_at: ?int,
 * }
 */
final class TaskTable {
	public function __construct(private readonly Database $database) {
	}

	public function insert(Task $task): int {
		$this->database->insert('oc_taskprocessing_tasks', self::values($task));
		return $this->database->lastId();
	}

	public function update(Task $task): void {
		$values = self::values($task);
		$this->database->run(
			'UPDATE oc_taskprocessing_tasks SET ' . implode(' = ?, ', array_keys($values)) . ' = ? WHERE id = ?',
			[...array_values($values), $task->getId()],
		);
	}

	/** @return bool false where another process has taken it first */
	public function take(int $id): bool {
		return $this->database->run(
			'UPDATE oc_taskprocessing_tasks SET status = ? WHERE id = ? AND status = ?',
			[Task::STATUS_RUNNING, $id, Task::STATUS_SCHEDULED],
		) === 1;
	}

	public function find(int $id): ?Task {
		return $this->all('id = ?', [$id])[0] ?? null;
	}

	public function ofUser(int $id, ?string $userId): ?Task {
		return $this->all('id = ? AND user_id IS ?', [$id, $userId])[0] ?? null;
	}

	/** @return list<Task> */
	public function ofApp(?string $userId, string $appId, ?string $customId): array {
		return $this->all('user_id = ? AND app_id = ? AND (? IS NULL OR custom_id = ?)', [$userId, $appId, $customId, $customId]);
	}

	/** The one of a type that has waited longest. */
	public function next(string $type): ?Task {
		return $this->all('status = ? AND type = ?', [Task::STATUS_SCHEDULED, $type])[0] ?? null;
	}

	/**
	 * @param list<scalar|null> $values
	 * @return list<Task>
	 */
	private function all(string $where, array $values): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows("SELECT * FROM oc_taskprocessing_tasks WHERE $where ORDER BY id", $values);
		return array_map(self::task(...), $rows);
	}

	/** @return non-empty-array<string, scalar|null> by column */
	private static function values(Task $task): array {
		return [
			'type' => $task->getTaskTypeId(),
			'input' => json_encode($task->getInput(), JSON_THROW_ON_ERROR),
			'output' => json_encode($task->getOutput(), JSON_THROW_ON_ERROR),
			'status' => $task->getStatus(),
			'user_id' => $task->getUserId(),
			'app_id' => $task->getAppId(),
			'custom_id' => $task->getCustomId(),
			'error_message' => $task->getErrorMessage(),
			'progress' => $task->getProgress() ?? 0.0,
			'scheduled_at' => $task->getScheduledAt(),
			'started_at' => $task->getStartedAt(),
			'ended_at' => $task->getEndedAt(),
		];
	}

	/** @param Row $row */
	private static function task(array $row): Task {
		$input = json_decode($row['input'], true, flags: JSON_THROW_ON_ERROR);
		$output = json_decode($row['output'], true, flags: JSON_THROW_ON_ERROR);
		$task = new Task($row['type'], is_array($input) ? $input : [], $row['app_id'], $row['user_id'], $row['custom_id']);
		$task->setId($row['id']);
		$task->setStatus($row['status']);
		$task->setOutput(is_array($output) ? $output : null);
		$task->setErrorMessage($row['error_message']);
		$task->setProgress($row['progress'] === null ? null : (float)$row['progress']);
		$task->setScheduledAt($row['scheduled_at']);
		$task->setStartedAt($row['started_at']);
		$task->setEndedAt($row['ended_at']);
		return $task;
	}
}
