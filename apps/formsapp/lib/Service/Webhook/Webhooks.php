<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Webhook;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\ReceiverHosts;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Model\Webhook\Event;
use OCA\FormsApp\Model\Webhook\Failure;
use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\HookedForms;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\IsoTime;
use OCA\FormsApp\Shared\Remote\RemoteAddress;
use OCA\FormsApp\Shared\Token\Secret;
use OCP\Security\ICrypto;

/**
 * The webhooks of a form, for those who may change and share its file. Their secrets are stored encrypted, because messages are signed
 * with them, and answered once.
 *
 * @phpstan-import-type NewWebhook from Schemas
 * @phpstan-import-type WebhookChange from Schemas
 * @phpstan-import-type Webhook from Schemas as ShownWebhook
 */
class Webhooks {
	private const MESSAGE = 'Keep this secret now. It is not shown again.';
	private const ID_PREFIX = 'wh_';
	private const ID_LETTERS = 8;
	private const SECRET_PREFIX = 'whsec_';

	public function __construct(
		private readonly FormGate $gate,
		private readonly HookedForms $forms,
		private readonly WebhookRepository $webhooks,
		private readonly DeliveryRepository $deliveries,
		private readonly ReceiverHosts $hosts,
		private readonly ICrypto $crypto,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array{webhooks: list<ShownWebhook>}
	 * @throws Refusal
	 */
	public function list(string $fileId): array {
		return ['webhooks' => array_map($this->answer(...), $this->webhooks->findAll($this->gate->connectable($fileId)->id))];
	}

	/**
	 * @param NewWebhook $body
	 * @return array<string, mixed> as IssuedWebhook of the contract
	 * @throws Refusal
	 */
	public function create(string $fileId, array $body): array {
		$node = $this->gate->connectable($fileId);
		$secret = Secret::random(self::SECRET_PREFIX);
		$webhook = new Webhook(
			Secret::letters(self::ID_PREFIX, self::ID_LETTERS),
			$node->id,
			self::name($body['name']),
			$this->url($body['url']),
			$this->crypto->encrypt($secret),
			self::chosen($body['events']),
			true,
			$this->clock->now()->getTimestamp(),
			$node->userId,
		);
		$this->forms->hold($node->id, function () use ($webhook): bool {
			if (count($this->webhooks->findAll($webhook->fileId)) >= Limits::WEBHOOKS_PER_FORM) {
				$sentence = 'A form has ' . Limits::WEBHOOKS_PER_FORM . ' webhooks at most. Delete one that nobody uses.';
				throw new Unprocessable(Reason::TOO_MANY_WEBHOOKS, $sentence);
			}
			$this->webhooks->create($webhook);
			return true;
		});
		return $this->answer($webhook) + ['secret' => $secret, 'message' => self::MESSAGE];
	}

	/**
	 * @param WebhookChange $body
	 * @return ShownWebhook
	 * @throws Refusal
	 */
	public function update(string $fileId, string $id, array $body): array {
		$node = $this->gate->connectable($fileId);
		$this->webhooks->findOrNull($node->id, $id) ?? throw self::unknown();
		if ($body === []) {
			throw new Invalid(Reason::NOTHING_TO_CHANGE, 'Send at least one of name, url, events and enabled.', '');
		}
		$name = isset($body['name']) ? self::name($body['name']) : null;
		$url = isset($body['url']) ? $this->url($body['url']) : null;
		$events = isset($body['events']) ? self::chosen($body['events']) : null;
		$changed = $this->forms->hold($node->id, function () use ($node, $id, $name, $url, $events, $body): Webhook {
			$webhook = $this->webhooks->findOrNull($node->id, $id) ?? throw self::unknown();
			$changed = $webhook->with($name, $url, $events, $body['enabled'] ?? null);
			$this->webhooks->save($changed);
			if (!$changed->isEnabled) {
				$this->deliveries->saveDropped($id, Failure::WEBHOOK_OFF);
			}
			return $changed;
		});
		return $this->answer($changed ?? throw self::unknown());
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function remove(string $fileId, string $id): array {
		$node = $this->gate->connectable($fileId);
		$isThere = $this->forms->hold($node->id, function () use ($node, $id): bool {
			$isThere = $this->webhooks->delete($node->id, $id);
			if ($isThere) {
				$this->deliveries->deleteOfWebhook($id);
			}
			return $isThere;
		});
		return $isThere === true ? ['success' => true] : throw self::unknown();
	}

	/** @return array<string, string> as WebhookEvents of the contract */
	public function events(): array {
		return Event::MEANINGS;
	}

	public static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_WEBHOOK, 'The form has no such webhook.');
	}

	/** @return ShownWebhook */
	private function answer(Webhook $webhook): array {
		$by = $webhook->createdBy;
		return [
			'id' => $webhook->id,
			'name' => $webhook->name,
			'url' => $webhook->url,
			'events' => $webhook->events,
			'enabled' => $webhook->isEnabled,
			'createdAt' => IsoTime::of($webhook->createdAt),
			'createdBy' => $by === null ? null : ['userId' => $by, 'displayName' => $this->accounts->displayName($by) ?? $by],
			'waiting' => $this->deliveries->countWaiting($webhook->id),
			'failingSince' => IsoTime::of($webhook->failingSince),
		];
	}

	/** @throws Invalid */
	private function url(string $url): string {
		$parts = RemoteAddress::isAllowed($url, true) ? parse_url($url) : false;
		$host = is_array($parts) ? $parts['host'] ?? '' : '';
		$isPlain = is_array($parts) && strtolower($parts['scheme'] ?? '') === 'http';
		if ($host === '' || ($isPlain && !$this->hosts->isPlainAllowed($host))) {
			throw new Invalid(Reason::BAD_ADDRESS, 'The address has to begin with https:// and must not have a user name.', '/url');
		}
		return $this->hosts->isAllowed($host)
			? $url
			: throw new Invalid(Reason::FORBIDDEN_ADDRESS, 'The address leads to a network that this server may not call.', '/url');
	}

	/** @throws Invalid */
	private static function name(string $name): string {
		$trimmed = Text::trim($name);
		return $trimmed === '' ? throw new Invalid(Reason::NAME_REQUIRED, 'Give the webhook a name.', '/name') : $trimmed;
	}

	/**
	 * @param list<string> $events
	 * @return list<string> each once, in their order
	 */
	private static function chosen(array $events): array {
		return array_values(array_intersect(Event::ALL, $events));
	}
}
