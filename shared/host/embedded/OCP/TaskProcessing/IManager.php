<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing;

use OCP\TaskProcessing\Exception\Exception;
use OCP\TaskProcessing\Exception\NotFoundException;
use OCP\TaskProcessing\Exception\PreConditionNotMetException;
use OCP\TaskProcessing\Exception\ValidationException;

/** Questions that some app answers in the background, such as prompts to a language model. */
interface IManager {
	/**
	 * @param bool $showDisabled whether those that an administrator switched off are among them
	 * @param ?string $userId of the account that asks, the one that is logged in without one
	 * @return list<string> types of tasks that something answers
	 */
	public function getAvailableTaskTypeIds(bool $showDisabled = false, ?string $userId = null): array;

	/**
	 * Gives the task its id.
	 *
	 * @throws PreConditionNotMetException
	 * @throws ValidationException
	 * @throws Exception
	 */
	public function scheduleTask(Task $task): void;

	/**
	 * One that has ended stays as it is.
	 *
	 * @throws NotFoundException
	 */
	public function cancelTask(int $id): void;

	/** @throws NotFoundException where the account has no such task */
	public function getUserTask(int $id, ?string $userId): Task;

	/** @return list<Task> */
	public function getUserTasksByApp(?string $userId, string $appId, ?string $customId = null): array;
}
