<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Shared\Db\StoredValues;

/**
 * How a room is kept equal to a mailbox of the calendar provider. Two members are set by people; the others are the state of the sync, of
 * which answers show what is no secret.
 */
final readonly class Extsync {
	private const SHOWN = ['lastSyncAt', 'lastError', 'initialSyncStatus', 'initialSyncError', 'webhookSubscriptionId', 'webhookExpiresAt'];

	/** @param array<string, string|null> $state by name, with the secrets of the provider */
	public function __construct(
		public string $resourceEmail,
		public bool $isEnabled,
		#[\SensitiveParameter]
		public array $state = [],
	) {
	}

	/** @param array<array-key, mixed> $stored */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		$state = [];
		foreach ($value->map('state')->all() as $name => $item) {
			$state[(string)$name] = is_string($item) ? $item : null;
		}
		return new self($value->text('resourceEmail'), $value->yes('syncEnabled', true), $state);
	}

	/** The same with what people set; another mailbox begins without any state. */
	public function with(string $resourceEmail, bool $isEnabled): self {
		return new self($resourceEmail, $isEnabled, $resourceEmail === $this->resourceEmail ? $this->state : []);
	}

	/** @return array{resourceEmail: string, syncEnabled: bool, state: array<string, string|null>|\stdClass} */
	public function toStored(): array {
		return [
			'resourceEmail' => $this->resourceEmail,
			'syncEnabled' => $this->isEnabled,
			'state' => $this->state === [] ? new \stdClass() : $this->state,
		];
	}

	/**
	 * For answers.
	 *
	 * @return array{
	 *     resourceEmail: string, syncEnabled: bool, lastSyncAt: ?string, lastError: ?string, initialSyncStatus: ?string,
	 *     initialSyncError: ?string, webhookSubscriptionId: ?string, webhookExpiresAt: ?string,
	 * }
	 */
	public function toArray(): array {
		$shown = array_map(fn (string $name): ?string => $this->state[$name] ?? null, array_combine(self::SHOWN, self::SHOWN));
		return ['resourceEmail' => $this->resourceEmail, 'syncEnabled' => $this->isEnabled, ...$shown];
	}
}
