<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

/** One message to a webhook. Times are Unix seconds. */
final readonly class Delivery {
	public const WAITING = 'waiting';
	public const DELIVERED = 'delivered';
	/** After a day of attempts. */
	public const FAILED = 'failed';
	/** It will not be sent any more. */
	public const DROPPED = 'dropped';

	/**
	 * @param string $event of Event
	 * @param int $createdAt when it took place
	 * @param int $queuedAt when sending it was asked for last
	 * @param int $run how often that was asked for again
	 * @param int $attempts so far
	 * @param int $tries of these, since it was asked for last
	 * @param ?int $sentAt of the last attempt
	 * @param ?int $nextAt of the next attempt, at the earliest
	 * @param ?int $status of the last answer
	 * @param ?string $error of Failure
	 */
	public function __construct(
		public string $id,
		public string $webhookId,
		public int $fileId,
		public string $event,
		public string $responseId,
		public int $createdAt,
		public int $queuedAt,
		public string $state = self::WAITING,
		public int $run = 0,
		public int $attempts = 0,
		public int $tries = 0,
		public ?int $sentAt = null,
		public ?int $nextAt = null,
		public ?int $status = null,
		public ?string $error = null,
	) {
	}
}
