<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Webhook;

use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Outbox\Outbox;
use OCA\FormsApp\Shared\Uuid;

/**
 * Has webhooks told of what happened to responses, by the job of the outbox. To be called in the transaction of the change, so that both
 * are stored or neither. What is queued has no answers: they are read when it is sent.
 */
class HookQueue {
	public const KIND = 'webhook';
	/** So many of one change are due in each second: whatever else is in the outbox has its turn in between. */
	private const PER_SECOND = 10;

	public function __construct(
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly Outbox $outbox,
		private readonly Clock $clock,
	) {
	}

	/** @param string $event of Event */
	public function isWanted(int $fileId, string $event): bool {
		return $this->wanting($fileId, $event) !== [];
	}

	/**
	 * @param string $event of Event
	 * @param list<string> $responseIds what it happened to
	 */
	public function add(int $fileId, string $event, array $responseIds): void {
		foreach ($this->wanting($fileId, $event) as $webhook) {
			$this->addTo($webhook, $event, $responseIds);
		}
	}

	/** Once more; the same message is then waiting a second time, but counts only as the delivery says. */
	public function repeat(Delivery $delivery): void {
		$this->outbox->add(self::KIND, self::key($delivery), self::payload($delivery));
	}

	/** @param list<string> $responseIds */
	private function addTo(Webhook $webhook, string $event, array $responseIds): void {
		$now = $this->clock->now()->getTimestamp();
		[$deliveries, $messages] = [[], []];
		foreach ($responseIds as $place => $responseId) {
			$delay = intdiv($place, self::PER_SECOND);
			$one = new Delivery(Uuid::ordered(), $webhook->id, $webhook->fileId, $event, $responseId, $now, $now, nextAt: $now + $delay);
			$deliveries[] = $one;
			$messages[] = [self::key($one), self::payload($one), $delay];
		}
		$this->deliveries->saveAll($deliveries);
		$this->outbox->addAll(self::KIND, $messages);
	}

	/** @return list<Webhook> */
	private function wanting(int $fileId, string $event): array {
		$wanting = static fn (Webhook $webhook): bool => $webhook->isEnabled && $webhook->wants($event);
		return array_values(array_filter($this->webhooks->findAll($fileId), $wanting));
	}

	private static function key(Delivery $delivery): string {
		return "$delivery->id $delivery->run";
	}

	/** @return array{delivery: string, run: int} */
	private static function payload(Delivery $delivery): array {
		return ['delivery' => $delivery->id, 'run' => $delivery->run];
	}
}
