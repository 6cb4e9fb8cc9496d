<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Model\Extsync\InitialSync;
use OCA\RoomsApp\Shared\Db\StoredValues;

/**
 * How a room is kept equal to a mailbox of the calendar provider. Three members are set by people; the others are the state of the sync, of
 * which answers show what is no secret.
 */
final readonly class Extsync {
	/** Where the next sync continues; of the provider. */
	public const DELTA = 'lastSyncToken';
	/** When everything was read the last time, Unix seconds. */
	public const FULL_AT = 'lastFullSyncAt';
	public const SYNCED_AT = 'lastSyncAt';
	public const ERROR = 'lastError';
	/** One of those of ProviderProblem, or `clash`. */
	public const REASON = 'lastErrorReason';
	public const INITIAL = 'initialSyncStatus';
	public const INITIAL_ERROR = 'initialSyncError';
	public const SUBSCRIPTION = 'webhookSubscriptionId';
	public const SUBSCRIBED_UNTIL = 'webhookExpiresAt';
	/** What notifications prove that they come from the provider with. */
	public const CLIENT_STATE = 'webhookClientState';
	private const SHOWN = [
		self::SYNCED_AT, self::ERROR, self::REASON, self::INITIAL, self::INITIAL_ERROR, self::SUBSCRIPTION, self::SUBSCRIBED_UNTIL,
	];

	/**
	 * @param array<string, string|null> $state by name, with the secrets of the provider
	 * @param bool $isStrict whether nothing new is booked while the provider does not answer
	 */
	public function __construct(
		public string $resourceEmail,
		public bool $isEnabled,
		#[\SensitiveParameter]
		public array $state = [],
		public bool $isStrict = false,
	) {
	}

	/** @param array<array-key, mixed> $stored */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		$state = [];
		foreach ($value->map('state')->all() as $name => $item) {
			$state[(string)$name] = is_string($item) ? $item : null;
		}
		return new self($value->text('resourceEmail'), $value->yes('syncEnabled', true), $state, $value->yes('isStrict', false));
	}

	/** The same with what people set. Another mailbox begins without any state; who switches sync on waits for a first sync. */
	public function with(string $resourceEmail, bool $isEnabled, bool $isStrict): self {
		$isOther = $resourceEmail !== $this->resourceEmail;
		$state = $isOther ? [] : $this->state;
		if ($isEnabled && ($isOther || !$this->isEnabled)) {
			$state = [...$state, self::INITIAL => InitialSync::Pending->value, self::INITIAL_ERROR => null, self::DELTA => null];
		}
		return new self($resourceEmail, $isEnabled, $state, $isStrict);
	}

	/** @param array<string, string|null> $state what changes of it */
	public function in(#[\SensitiveParameter] array $state): self {
		return new self($this->resourceEmail, $this->isEnabled, [...$this->state, ...$state], $this->isStrict);
	}

	public function value(string $name): ?string {
		return $this->state[$name] ?? null;
	}

	/** Null for a room that was synced before there was a first sync to wait for. */
	public function initial(): ?InitialSync {
		return InitialSync::tryFrom($this->value(self::INITIAL) ?? '');
	}

	/** Whether what the mailbox has is known as a whole. */
	public function isComplete(): bool {
		return $this->initial() === InitialSync::Completed;
	}

	/** @return list<string|bool> what people set */
	public function settings(): array {
		return [$this->resourceEmail, $this->isEnabled, $this->isStrict];
	}

	/** @return array{resourceEmail: string, syncEnabled: bool, isStrict: bool, state: array<string, string|null>|\stdClass} */
	public function toStored(): array {
		return [
			'resourceEmail' => $this->resourceEmail,
			'syncEnabled' => $this->isEnabled,
			'isStrict' => $this->isStrict,
			'state' => $this->state === [] ? new \stdClass() : $this->state,
		];
	}

	/**
	 * For answers.
	 *
	 * @return array{
	 *     resourceEmail: string, syncEnabled: bool, whenUnreachable: 'book'|'decline', lastSyncAt: ?string, lastError: ?string,
	 *     lastErrorReason: ?string, initialSyncStatus: ?string, initialSyncError: ?string,
	 *     webhookSubscriptionId: ?string, webhookExpiresAt: ?string,
	 * }
	 */
	public function toArray(): array {
		$shown = array_map(fn (string $name): ?string => $this->state[$name] ?? null, array_combine(self::SHOWN, self::SHOWN));
		return [
			'resourceEmail' => $this->resourceEmail,
			'syncEnabled' => $this->isEnabled,
			'whenUnreachable' => $this->isStrict ? 'decline' : 'book',
			...$shown,
		];
	}
}
