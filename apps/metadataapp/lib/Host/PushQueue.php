<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use Psr\Container\ContainerInterface;

/** Messages to open pages of an account at once, by the app *Client Push* (notify_push). Without that app there are none. */
class PushQueue {
	/** Named and not imported: the app need not be there. */
	private const QUEUE = 'OCA\\NotifyPush\\Queue\\IQueue';
	/** The channel that carries messages of other apps. */
	private const CHANNEL = 'notify_custom';

	public function __construct(private readonly ContainerInterface $services) {
	}

	public function isAvailable(): bool {
		return $this->queueOrNull() !== null;
	}

	/** @param non-empty-array<string, mixed> $body of JSON */
	public function send(string $userId, string $message, array $body): void {
		$queue = $this->queueOrNull();
		if ($queue !== null && method_exists($queue, 'push')) {
			$queue->push(self::CHANNEL, ['user' => $userId, 'message' => $message, 'body' => $body]);
		}
	}

	private function queueOrNull(): ?object {
		$queue = interface_exists(self::QUEUE) && $this->services->has(self::QUEUE) ? $this->services->get(self::QUEUE) : null;
		return is_object($queue) ? $queue : null;
	}
}
