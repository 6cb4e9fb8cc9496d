<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing;

use OCP\TaskProcessing\Exception\ProcessingException;

/** Answers at once, in a background job. */
interface ISynchronousProvider extends IProvider {
	/**
	 * @param array<array-key, mixed> $input
	 * @param callable(float): bool $reportProgress takes a part of 1; false says that the task is cancelled
	 * @return array<array-key, mixed>
	 * @throws ProcessingException
	 */
	public function process(?string $userId, array $input, callable $reportProgress): array;
}
