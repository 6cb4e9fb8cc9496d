<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing;

use OCP\TaskProcessing\Exception\ValidationException;

/** A question, and what comes of it. Times are Unix seconds. */
final class Task {
	public const STATUS_CANCELLED = 5;
	public const STATUS_FAILED = 4;
	public const STATUS_SUCCESSFUL = 3;
	public const STATUS_RUNNING = 2;
	public const STATUS_SCHEDULED = 1;
	public const STATUS_UNKNOWN = 0;

	protected ?int $id = null;
	/** @var ?array<array-key, mixed> */
	protected ?array $output = null;
	protected ?string $errorMessage = null;
	protected ?float $progress = null;
	/** @var self::STATUS_* */
	protected int $status = self::STATUS_UNKNOWN;
	protected ?int $scheduledAt = null;
	protected ?int $startedAt = null;
	protected ?int $endedAt = null;

	/**
	 * @param array<array-key, mixed> $input
	 * @param ?string $customId a name that the app finds it by
	 */
	final public function __construct(
		protected readonly string $taskTypeId,
		protected array $input,
		protected readonly string $appId,
		protected readonly ?string $userId,
		protected readonly ?string $customId = '',
	) {
	}

	final public function getTaskTypeId(): string {
		return $this->taskTypeId;
	}

	/** @return self::STATUS_* */
	final public function getStatus(): int {
		return $this->status;
	}

	/** @param self::STATUS_* $status */
	final public function setStatus(int $status): void {
		$this->status = $status;
	}

	final public function getId(): ?int {
		return $this->id;
	}

	final public function setId(?int $id): void {
		$this->id = $id;
	}

	/** @param ?array<array-key, mixed> $output */
	final public function setOutput(?array $output): void {
		$this->output = $output;
	}

	/** @return ?array<array-key, mixed> */
	final public function getOutput(): ?array {
		return $this->output;
	}

	/** @return array<array-key, mixed> */
	final public function getInput(): array {
		return $this->input;
	}

	/** @param array<array-key, mixed> $input */
	final public function setInput(array $input): void {
		$this->input = $input;
	}

	final public function getAppId(): string {
		return $this->appId;
	}

	final public function getCustomId(): ?string {
		return $this->customId;
	}

	final public function getUserId(): ?string {
		return $this->userId;
	}

	final public function getScheduledAt(): ?int {
		return $this->scheduledAt;
	}

	final public function setScheduledAt(?int $scheduledAt): void {
		$this->scheduledAt = $scheduledAt;
	}

	final public function getStartedAt(): ?int {
		return $this->startedAt;
	}

	final public function setStartedAt(?int $startedAt): void {
		$this->startedAt = $startedAt;
	}

	final public function getEndedAt(): ?int {
		return $this->endedAt;
	}

	final public function setEndedAt(?int $endedAt): void {
		$this->endedAt = $endedAt;
	}

	/** @return void */
	final public function setErrorMessage(?string $error) {
		$this->errorMessage = $error;
	}

	final public function getErrorMessage(): ?string {
		return $this->errorMessage;
	}

	/**
	 * @param ?float $progress a part of 1
	 * @throws ValidationException
	 */
	final public function setProgress(?float $progress): void {
		if ($progress !== null && ($progress < 0 || $progress > 1)) {
			throw new ValidationException("Progress must be between 0.0 and 1.0 inclusively; $progress given");
		}
		$this->progress = $progress;
	}

	final public function getProgress(): ?float {
		return $this->progress;
	}
}
