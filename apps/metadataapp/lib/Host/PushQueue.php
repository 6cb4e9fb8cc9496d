<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use Psr\Container\ContainerInterface;
use Psr\Log\LoggerInterface;

/** Messages to open pages of accounts at once, by the app *Client Push* (notify_push). Without that app there are none. */
class PushQueue {
	/** Named and not imported: the app need not be there. */
	private const QUEUE = 'OCA\\NotifyPush\\Queue\\IQueue';
	/** The channel that carries messages of other apps. */
	private const CHANNEL = 'notify_custom';

	public function __construct(
		private readonly ContainerInterface $services,
		private readonly LoggerInterface $logger,
	) {
	}

	public function isAvailable(): bool {
		return interface_exists(self::QUEUE);
	}

	/**
	 * What the message is about has happened, whether or not it can be sent: pages that hear nothing ask by themselves.
	 *
	 * @param list<string> $userIds
	 * @param non-empty-array<string, mixed> $body of JSON
	 */
	public function send(array $userIds, string $message, array $body): void {
		try {
			// The container of an app does not say that it has services of another one; it finds them all the same.
			$queue = $this->services->get(self::QUEUE);
			if (!is_object($queue) || !method_exists($queue, 'push')) {
				throw new \UnexpectedValueException('The queue of Client Push takes no messages');
			}
			foreach ($userIds as $userId) {
				$queue->push(self::CHANNEL, ['user' => $userId, 'message' => $message, 'body' => $body]);
			}
		} catch (\Throwable $failure) {
			$this->logger->warning('Open pages could not be told of a change', ['exception' => $failure]);
		}
	}
}
