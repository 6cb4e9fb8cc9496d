<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Webhook;

use OCA\FormsApp\Model\Webhook\Backoff;
use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Model\Webhook\Failure;
use OCA\FormsApp\Model\Webhook\Signature;
use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Outbox\Handler;
use OCA\FormsApp\Shared\Outbox\Later;
use OCA\FormsApp\Shared\Remote\RemoteAnswer;
use OCA\FormsApp\Shared\Remote\RemoteClient;
use OCA\FormsApp\Shared\Remote\RemoteRequest;
use OCA\FormsApp\Shared\Remote\RemoteResult;
use OCP\Security\ICrypto;
use Psr\Log\LoggerInterface;

/** Sends what is queued for webhooks. While a server fails, one delivery asks whether it is back, and the others wait. */
final class HookHandler implements Handler {
	private const SECONDS = 10.0;
	/** Of an answer; nothing of it is kept. */
	private const BYTES = 1_000_000;
	/** Others wait for a failing server no longer than this. */
	private const LONGEST_WAIT = 900;

	public function __construct(
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly HookMessages $messages,
		private readonly RemoteClient $remote,
		private readonly ICrypto $crypto,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function deliver(array $payload): void {
		$id = $payload['delivery'] ?? null;
		$delivery = is_string($id) ? $this->deliveries->findOrNull($id) : null;
		$webhook = $delivery === null ? null : $this->webhooks->findOrNull($delivery->fileId, $delivery->webhookId);
		// Deleted with its webhook, done already, or asked for again, which is another message.
		if ($webhook === null || $delivery?->state !== Delivery::WAITING || $delivery->run !== ($payload['run'] ?? null)) {
			return;
		}
		$now = $this->now();
		if ($webhook->retryAt !== null && $webhook->retryAt > $now) {
			$this->wait($delivery, $webhook->retryAt - $now);
			return;
		}
		[$body, $secret] = [$this->messages->bodyOrNull($delivery), $this->secretOrNull($webhook)];
		match (true) {
			$body === null => $this->end($delivery, Delivery::DROPPED, Failure::RESPONSE_DELETED),
			$secret === null => $this->end($delivery, Delivery::FAILED, Failure::UNREADABLE_SECRET),
			$this->deliveries->startAttempt($delivery, $now) => $this->send($webhook, $delivery, $body, $secret),
			default => null,
		};
	}

	/** @throws Later when it fails and is to be tried again */
	private function send(Webhook $webhook, Delivery $delivery, string $body, #[\SensitiveParameter] string $secret): void {
		$headers = Signature::headers($secret, $delivery->event, $delivery->id, $this->now(), $body);
		// A former address with http leads to the own network; Nextcloud's client still refuses those where they are not allowed.
		$answer = $this->remote->send(
			new RemoteRequest('POST', $webhook->url, $headers, $body, self::SECONDS, self::BYTES, isHttpAllowed: true),
		);
		$failure = Failure::ofOrNull($answer);
		if ($failure !== null) {
			$this->fail($webhook, $delivery, $answer, $failure);
			return;
		}
		$this->deliveries->saveOutcome($delivery, Delivery::DELIVERED, null, $answer->status, null);
		if ($webhook->failingSince !== null || $webhook->retryAt !== null) {
			$this->webhooks->saveHealth($webhook->id, null, null);
		}
	}

	/** @throws Later */
	private function fail(Webhook $webhook, Delivery $delivery, RemoteAnswer $answer, string $failure): void {
		$now = $this->now();
		$pause = Backoff::pause($delivery->tries + 1, $delivery->queuedAt, $now, $answer->retryAfter($now));
		$wait = Failure::isOfServer($answer) ? $now + min($pause ?? self::LONGEST_WAIT, self::LONGEST_WAIT) : null;
		$this->webhooks->saveHealth($webhook->id, $webhook->failingSince ?? $now, $wait);
		[$state, $nextAt] = $pause === null ? [Delivery::FAILED, null] : [Delivery::WAITING, $now + $pause];
		$status = $answer->reason === null ? $answer->status : null;
		$this->deliveries->saveOutcome($delivery, $state, $nextAt, $status, $failure);
		if ($pause !== null) {
			throw new Later($pause, $failure);
		}
		$this->logger->warning('A message to a webhook was given up after a day', [
			'app' => 'formsapp', 'webhook' => $webhook->id, 'form' => $webhook->fileId, 'delivery' => $delivery->id, 'why' => $failure,
		]);
	}

	/**
	 * Its server fails at the moment. Whose day is over does not wait any longer.
	 *
	 * @throws Later
	 */
	private function wait(Delivery $delivery, int $seconds): void {
		$now = $this->now();
		if ($delivery->queuedAt + Limits::DELIVERY_SECONDS <= $now) {
			$this->deliveries->saveOutcome(
				$delivery,
				Delivery::FAILED,
				null,
				$delivery->status,
				$delivery->error ?? RemoteResult::UNREACHABLE,
			);
			return;
		}
		$pause = $seconds + Backoff::spread();
		$this->deliveries->saveOutcome($delivery, Delivery::WAITING, $now + $pause, $delivery->status, $delivery->error);
		throw new Later($pause, 'The server of the webhook fails at the moment');
	}

	private function end(Delivery $delivery, string $state, string $failure): void {
		$this->deliveries->saveOutcome($delivery, $state, null, null, $failure);
	}

	private function secretOrNull(Webhook $webhook): ?string {
		try {
			return $this->crypto->decrypt($webhook->sealedSecret);
		} catch (\Exception $failure) {
			$this->logger->warning('The secret of webhook {webhook} cannot be decrypted', [
				'app' => 'formsapp', 'webhook' => $webhook->id, 'exception' => $failure,
			]);
			return null;
		}
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
