<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Webhook;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\HookedForms;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\IsoTime;

/**
 * The log of a webhook, for those who may change and share the file of the form.
 *
 * @phpstan-import-type DeliveryFilter from Schemas
 * @phpstan-import-type Delivery from Schemas as ShownDelivery
 * @phpstan-import-type DeliveryList from Schemas
 */
class Deliveries {
	private const LIMIT = 20;
	private const DAY = 86_400;

	public function __construct(
		private readonly FormGate $gate,
		private readonly HookedForms $forms,
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly HookMessages $messages,
		private readonly HookQueue $queue,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param DeliveryFilter $query
	 * @return DeliveryList
	 * @throws Refusal
	 */
	public function list(string $fileId, string $webhookId, array $query): array {
		$webhook = $this->webhook($fileId, $webhookId);
		[$page, $limit] = [$query['page'] ?? 1, $query['limit'] ?? self::LIMIT];
		$total = $this->deliveries->count($webhook->id);
		$isThere = $page - 1 < ceil($total / $limit);
		$found = $isThere ? $this->deliveries->findAllOfPage($webhook->id, ($page - 1) * $limit, $limit) : [];
		return [
			'deliveries' => array_map(self::answer(...), $found),
			'total' => $total,
			'page' => $page,
			'pages' => intdiv($total + $limit - 1, $limit),
		];
	}

	/**
	 * Also what still waits: then it does not wait any longer.
	 *
	 * @return ShownDelivery
	 * @throws Refusal
	 */
	public function replay(string $fileId, string $webhookId, string $id): array {
		$fileId = $this->webhook($fileId, $webhookId)->fileId;
		$replayed = $this->forms->hold($fileId, function () use ($fileId, $webhookId, $id): Delivery {
			$webhook = $this->webhooks->findOrNull($fileId, $webhookId) ?? throw Webhooks::unknown();
			$delivery = $this->deliveries->findOrNull($id);
			if ($delivery?->webhookId !== $webhook->id) {
				throw new NotFound(Reason::UNKNOWN_DELIVERY, 'The webhook has no such delivery.');
			}
			$this->requireSendable($webhook, $delivery);
			$now = $this->clock->now()->getTimestamp();
			$replayed = new Delivery(
				$delivery->id,
				$delivery->webhookId,
				$delivery->fileId,
				$delivery->event,
				$delivery->responseId,
				$delivery->createdAt,
				$now,
				run: $delivery->run + 1,
				attempts: $delivery->attempts,
				sentAt: $delivery->sentAt,
				nextAt: $now,
			);
			$this->deliveries->saveReplay($replayed);
			$this->webhooks->saveHealth($webhook->id, $webhook->failingSince, null);
			$this->queue->repeat($replayed);
			return $replayed;
		});
		return self::answer($replayed ?? throw Webhooks::unknown());
	}

	/** Forgets what is old, of all webhooks. */
	public function sweep(): void {
		$before = $this->clock->now()->getTimestamp() - Limits::DELIVERY_DAYS * self::DAY;
		foreach ($this->webhooks->findAllIds() as $id) {
			$this->deliveries->deleteOld($id, Limits::DELIVERIES_KEPT, $before);
		}
	}

	/** @throws Conflict */
	private function requireSendable(Webhook $webhook, Delivery $delivery): void {
		if (!$webhook->isEnabled) {
			throw new Conflict(Reason::WEBHOOK_OFF, 'The webhook is switched off.');
		}
		if (!$this->messages->isThere($delivery)) {
			throw new Conflict(Reason::RESPONSE_DELETED, 'The response was deleted, so there is nothing to send.');
		}
	}

	/** @throws Refusal */
	private function webhook(string $fileId, string $id): Webhook {
		return $this->webhooks->findOrNull($this->gate->connectable($fileId)->id, $id) ?? throw Webhooks::unknown();
	}

	/** @return ShownDelivery */
	private static function answer(Delivery $delivery): array {
		return [
			'id' => $delivery->id,
			'event' => $delivery->event,
			'responseId' => $delivery->responseId,
			'createdAt' => IsoTime::of($delivery->createdAt),
			'state' => $delivery->state,
			'attempts' => $delivery->attempts,
			'lastAttemptAt' => IsoTime::of($delivery->sentAt),
			'nextAttemptAt' => IsoTime::of($delivery->nextAt),
			'status' => $delivery->status,
			'error' => $delivery->error,
		];
	}
}
