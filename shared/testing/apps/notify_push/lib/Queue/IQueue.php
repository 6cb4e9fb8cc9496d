<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\NotifyPush\Queue;

/** Has the name of the queue of Client Push, by which other apps know it. */
interface IQueue {
	/** @param array<string, mixed> $message of JSON */
	public function push(string $channel, array $message): void;
}
