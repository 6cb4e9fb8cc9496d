<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Feed;

use OCA\RoomsApp\Host\FeedAddresses;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Feed\FeedRepository;
use OCA\RoomsApp\Service\Room\FeedLinks;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Token\Secret;
use OCP\Security\ICrypto;
use Psr\Log\LoggerInterface;

/**
 * Addresses of calendar feeds contain a secret, which opens the feed of one room and nothing else.
 *
 * @phpstan-import-type Feed from Schemas
 * @phpstan-import-type FeedChange from Schemas
 */
class FeedSecrets implements FeedLinks {
	private const PREFIX = 'rmf_';

	public function __construct(
		private readonly FeedRepository $feeds,
		private readonly FeedAddresses $addresses,
		private readonly ICrypto $crypto,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * Whatever happens, the former address is invalid from now on.
	 *
	 * @param FeedChange $sent
	 * @return Feed
	 */
	public function change(string $roomId, array $sent): array {
		if (($sent['action'] ?? 'rotate') === 'disable') {
			$this->feeds->delete($roomId);
			return ['feedEnabled' => false, 'feedUrl' => null];
		}
		$secret = Secret::random(self::PREFIX);
		$this->feeds->save($roomId, Secret::hash($secret), $this->crypto->encrypt($secret));
		return ['feedEnabled' => true, 'feedUrl' => $this->addresses->ofRoom($roomId, $secret)];
	}

	/**
	 * Whether the secret opens the feed of this room.
	 *
	 * @phpstan-impure
	 */
	public function opens(string $roomId, #[\SensitiveParameter] string $secret): bool {
		return Secret::isOne($secret, self::PREFIX) && $this->feeds->findRoomByHashOrNull(Secret::hash($secret)) === $roomId;
	}

	#[\Override]
	public function ofRoom(Room $room): ?string {
		$hidden = $room->hasFeed ? $this->feeds->findSecretOrNull($room->id) : null;
		try {
			return $hidden === null ? null : $this->addresses->ofRoom($room->id, $this->crypto->decrypt($hidden));
		} catch (\Exception $failure) {
			// After a change of the instance's secret the feed still works, but its address can no longer be shown.
			$this->logger->warning('The address of the feed of room {room} cannot be decrypted', [
				'room' => $room->id,
				'exception' => $failure,
			]);
			return null;
		}
	}
}
