<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Suggestion;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Host\PromptTasks;
use OCA\MetadataApp\Model\Suggestion\Prompt;
use OCA\MetadataApp\Model\Suggestion\PromptTask;
use OCA\MetadataApp\Model\Suggestion\TaskState;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\File\FileTexts;
use OCA\MetadataApp\Repository\Suggestion\QuestionTurns;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Values that a language model suggests for a file, for who may change it. They are asked for in the background and never saved here.
 *
 * @phpstan-type Suggestion array{task_id: int, file_id: int, state: string, suggestions: \stdClass, dropped: int}
 */
class Suggestions {
	public function __construct(
		private readonly FileGate $gate,
		private readonly FieldRepository $fields,
		private readonly FileTexts $texts,
		private readonly PromptTasks $tasks,
		private readonly QuestionTurns $turns,
		private readonly Availability $availability,
		private readonly FittingAnswers $answers,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param ?int $taskId of a question of the account; null to ask only whether one can be asked
	 * @return array{available: bool, has_provider: bool, task?: Suggestion}
	 * @throws NotFound
	 * @throws Forbidden where the account may no longer change the file
	 */
	public function find(string $userId, ?int $taskId): array {
		$hasProvider = $this->availability->hasProvider($userId);
		$status = ['available' => $hasProvider && $this->availability->isOn(), 'has_provider' => $hasProvider];
		return $taskId === null ? $status : [...$status, 'task' => $this->answer($userId, $taskId)];
	}

	/**
	 * Asks, unless the account asks about the file already.
	 *
	 * @param ?int $folderId the team folder that the file must lie in; null for any
	 * @param array<array-key, string> $rejected values that are not wanted again, by the names of fields
	 * @return Suggestion
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Forbidden for a file that the account cannot change
	 * @throws Conflict where nothing can be suggested, with the reason
	 */
	public function create(string $userId, int $fileId, ?int $folderId, array $rejected): array {
		$file = $this->gate->requireWritable($userId, $fileId, $folderId);
		if (!$this->availability->isOn()) {
			throw new Conflict(Reason::SUGGESTIONS_OFF, 'Suggestions are switched off on this server.');
		}
		$open = $this->waiting($userId, $fileId);
		if ($open !== null) {
			return self::described($open);
		}
		$fields = array_values(array_filter($this->fields->findAllAssignedTo($file->folderId, false), Prompt::canAsk(...)));
		if ($fields === []) {
			throw new Conflict(Reason::NO_FIELDS, 'This file has no fields for which values can be suggested.');
		}
		$text = $this->texts->findOrNull($userId, $fileId)
			?? throw new Conflict(Reason::NO_TEXT, 'This file has no text that can be read. Suggestions work for text and Markdown files.');
		$prompt = Prompt::of($fields, $text, $rejected, bin2hex(random_bytes(16)));
		$asked = $this->turns->hold(fn (): ?PromptTask => $this->waiting($userId, $fileId)
			?? $this->tasks->createOrNull($userId, $fileId, $prompt));
		return self::described($asked ?? throw new Conflict(Reason::NO_PROVIDER, 'No language model is installed on this server.'));
	}

	/** What the account asks about the file already, unless nobody waits for it any more. */
	private function waiting(string $userId, int $fileId): ?PromptTask {
		$open = $this->tasks->findOpenOrNull($userId, $fileId);
		return $open === null || $this->endLate($open) ? null : $open;
	}

	/**
	 * @return Suggestion
	 * @throws NotFound
	 * @throws Forbidden
	 */
	private function answer(string $userId, int $taskId): array {
		$task = $this->tasks->findOrNull($userId, $taskId) ?? throw new NotFound(Reason::UNKNOWN_TASK, 'There is no such question.');
		$file = $this->gate->requireWritable($userId, $task->fileId);
		if (($task->state->isOpen() && $this->endLate($task)) || ($task->state === TaskState::Cancelled && $this->isLate($task))) {
			return self::described($task->withState(TaskState::TimedOut));
		}
		if ($task->state !== TaskState::Done) {
			return self::described($task);
		}
		$fields = array_filter($this->fields->findAllAssignedTo($file->folderId, false), Prompt::canAsk(...));
		$fitting = $this->answers->read($task->fileId, array_values($fields), $task->answer ?? '');
		return $fitting === null
			? self::described($task->withState(TaskState::Unreadable))
			: self::described($task, $fitting->values, $fitting->dropped);
	}

	/** Whether it takes so long that nobody waits any more; then it is stopped. */
	private function endLate(PromptTask $task): bool {
		if (!$this->isLate($task)) {
			return false;
		}
		$this->tasks->cancel($task);
		return true;
	}

	private function isLate(PromptTask $task): bool {
		return $this->clock->now()->getTimestamp() - $task->askedAt >= Limits::SUGGESTION_SECONDS;
	}

	/**
	 * @param array<array-key, string> $values by the names of fields
	 * @return Suggestion
	 */
	private static function described(PromptTask $task, array $values = [], int $dropped = 0): array {
		return [
			'task_id' => $task->id, 'file_id' => $task->fileId, 'state' => $task->state->value,
			'suggestions' => (object)$values, 'dropped' => $dropped,
		];
	}
}
