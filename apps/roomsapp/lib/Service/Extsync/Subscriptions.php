<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Extsync\Subscription;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\IsoTime;
use Psr\Log\LoggerInterface;

/**
 * Has the provider tell of changes in mailboxes at once. Without that they are found by the regular sync.
 *
 * @phpstan-import-type WebhookStatus from Schemas
 * @phpstan-import-type WebhookResults from Schemas
 */
class Subscriptions {
	private const DAY = 86_400;
	private const DAYS = 2;
	/** Renewed when less is left. */
	private const LEFT_SECONDS = 36 * 3_600;
	private const SECRET_BYTES = 32;

	public function __construct(
		private readonly Provider $provider,
		private readonly SyncStates $states,
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly NoticeAddresses $addresses,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return WebhookStatus */
	public function find(): array {
		$now = $this->clock->now()->getTimestamp();
		return [
			'notificationUrl' => $this->address(),
			'httpsAvailable' => $this->isSecure(),
			'rooms' => array_map(static fn (Room $room): array => [
				'roomId' => $room->id,
				'roomName' => $room->name,
				'subscriptionId' => $room->extsync?->value(Extsync::SUBSCRIPTION),
				'expiresAt' => $room->extsync?->value(Extsync::SUBSCRIBED_UNTIL),
				'hasWebhook' => self::until($room) > $now,
			], $this->synced()),
		];
	}

	/** @return WebhookResults */
	public function renewAll(): array {
		$results = [];
		foreach ($this->synced() as $room) {
			$problem = $this->subscribe($room);
			$result = ['roomId' => $room->id, 'roomName' => $room->name, 'success' => $problem === null];
			$results[] = $problem === null ? $result : [...$result, 'error' => $problem->sentence(), 'reason' => $problem->value];
		}
		return ['results' => $results];
	}

	/** Renews those that would soon expire, and makes those that are missing. */
	public function keep(): void {
		$soon = $this->clock->now()->getTimestamp() + self::LEFT_SECONDS;
		foreach ($this->address() === null ? [] : $this->synced() as $room) {
			if ($room->extsync?->isComplete() === true && self::until($room) < $soon) {
				$this->subscribe($room);
			}
		}
	}

	/** For a room that has been synced for the first time. */
	public function ensure(string $roomId): void {
		$room = $this->rooms->findOrNull($roomId);
		if ($room !== null && $this->address() !== null && self::until($room) <= $this->clock->now()->getTimestamp()) {
			$this->subscribe($room);
		}
	}

	/** For a room that is synced no longer. What cannot be ended expires, and what it tells is ignored. */
	public function end(Room $room): void {
		$id = $room->extsync?->value(Extsync::SUBSCRIPTION);
		if ($id === null) {
			return;
		}
		try {
			$this->provider->unsubscribe($id);
		} catch (ProviderFailure $failure) {
			$this->logger->info('The calendar provider goes on telling of changes of the room {room} until the subscription expires', [
				'app' => 'roomsapp', 'room' => $room->id, 'exception' => $failure,
			]);
		}
		$this->states->save($room, [Extsync::SUBSCRIPTION => null, Extsync::SUBSCRIBED_UNTIL => null, Extsync::CLIENT_STATE => null]);
	}

	/** @return ?ProviderProblem why it failed */
	private function subscribe(Room $room): ?ProviderProblem {
		$address = $this->address();
		if ($address === null) {
			return ProviderProblem::NotSecure;
		}
		$secret = $room->extsync?->value(Extsync::CLIENT_STATE) ?? bin2hex(random_bytes(self::SECRET_BYTES));
		try {
			$mailbox = (string)$room->extsync?->resourceEmail;
			$made = $this->renewed($room) ?? $this->provider->subscribe($mailbox, $address, $secret, $this->expiry());
		} catch (ProviderFailure $failure) {
			$this->logger->warning('The calendar provider will not tell of changes of the room {room}', [
				'app' => 'roomsapp', 'room' => $room->id, 'exception' => $failure,
			]);
			return $failure->problem;
		}
		$this->states->save($room, [
			Extsync::SUBSCRIPTION => $made->id,
			Extsync::SUBSCRIBED_UNTIL => IsoTime::of($made->expiresAt),
			Extsync::CLIENT_STATE => $secret,
		]);
		return null;
	}

	/** @throws ProviderFailure */
	private function renewed(Room $room): ?Subscription {
		$id = $room->extsync?->value(Extsync::SUBSCRIPTION);
		try {
			return $id === null ? null : $this->provider->renew($id, $this->expiry());
		} catch (ProviderFailure $failure) {
			return $failure->problem === ProviderProblem::NotFound ? null : throw $failure;
		}
	}

	/** @return list<Room> with sync switched on */
	private function synced(): array {
		return array_values(array_filter(
			$this->rooms->findAllWithMailbox(),
			static fn (Room $room): bool => $room->extsync?->isEnabled === true,
		));
	}

	/** Null when the provider could not send anything there. */
	private function address(): ?string {
		return $this->isSecure() || $this->settings->find()->isExtsyncLocal() ? $this->addresses->notifications() : null;
	}

	private function isSecure(): bool {
		return str_starts_with($this->addresses->notifications(), 'https://');
	}

	private function expiry(): int {
		return $this->clock->now()->getTimestamp() + self::DAYS * self::DAY;
	}

	/** Unix seconds. */
	private static function until(Room $room): int {
		return IsoTime::seconds($room->extsync?->value(Extsync::SUBSCRIBED_UNTIL) ?? '') ?? 0;
	}
}
