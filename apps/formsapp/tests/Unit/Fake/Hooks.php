<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Fake;

use Host\Database\Connection;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\External\ResponseRecords;
use OCA\FormsApp\Service\Webhook\HookHandler;
use OCA\FormsApp\Service\Webhook\HookMessages;
use OCA\FormsApp\Service\Webhook\HookQueue;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Db\OutboxTable;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\Outbox\Delivery;
use OCA\FormsApp\Shared\Outbox\Outbox;
use OCA\FormsApp\Shared\Remote\RemoteClient;
use OCP\Security\ICrypto;
use Psr\Container\ContainerInterface;
use Psr\Log\NullLogger;

/** What sends the messages of webhooks, with a network of the test. */
final class Hooks {
	public static function delivery(
		Connection $connection,
		Clock $clock,
		RemoteClient $remote,
		ICrypto $crypto,
		Accounts $accounts,
	): Delivery {
		$messages = new HookMessages(
			new OpenFormRepository($connection),
			new ResponseRepository($connection),
			new Definitions(),
			new ResponseRecords($accounts),
		);
		$handler = new HookHandler(
			new WebhookRepository($connection),
			new DeliveryRepository($connection),
			$messages,
			$remote,
			$crypto,
			$clock,
			new NullLogger(),
		);
		$services = new class($handler) implements ContainerInterface {
			public function __construct(private readonly HookHandler $handler) {
			}

			public function get(string $id): object {
				return $id === Outbox::service(HookQueue::KIND) ? $this->handler : throw new \LogicException($id);
			}

			public function has(string $id): bool {
				return true;
			}
		};
		return new Delivery(new OutboxTable($connection, 'formsapp'), $clock, $services, new NullLogger(), 'formsapp');
	}
}
