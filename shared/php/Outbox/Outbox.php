<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

use Shared\Clock;
use Shared\Db\OutboxTable;

/**
 * What an app tells others once its own change is stored: mail, calls of other servers.
 *
 * A message is added in the transaction of the change, so that both are stored or neither. The job DeliverOutbox
 * delivers it: each message once, however many processes deliver at the same time. It is repeated only when its attempt
 * failed, or when the process died before it could record the delivery.
 */
class Outbox {
	public function __construct(
		private readonly OutboxTable $table,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param string $kind for which the app registers a Handler; at most 32 characters
	 * @param string $key what the message is about: of two with the same key, the second is not added
	 * @param array<string, mixed> $payload stored as JSON; no secrets
	 * @param int $delay seconds until it may be delivered
	 * @return bool false when there is one with this key
	 */
	public function add(string $kind, string $key, array $payload, int $delay = 0): bool {
		$now = $this->clock->now()->getTimestamp();
		return $this->table->save($kind, $key, $payload, $now, $now + $delay);
	}

	/**
	 * Adds many, except those whose key is there already.
	 *
	 * @param list<array{string, array<string, mixed>, int}> $messages key, payload and delay of each, as for `add`
	 */
	public function addAll(string $kind, array $messages): void {
		$this->table->saveAll($kind, $messages, $this->clock->now()->getTimestamp());
	}

	/** @return bool false when its delivery has started, or there is none */
	public function withdraw(string $kind, string $key): bool {
		return $this->table->deleteUnsent($kind, $key);
	}

	/** The service that delivers a kind of messages. */
	public static function service(string $kind): string {
		return "outbox.$kind";
	}
}
