<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Limit\Counters;
use OCA\RoomsApp\Shared\Schema\JsonText;
use Psr\Log\LoggerInterface;

/** What the calendar provider tells of changes in mailboxes. Nothing in it is believed but that there is something to read. */
class Notifications {
	private const AT_ONCE = 1_000;
	private const WINDOW_SECONDS = 10;
	/** The provider waits for an answer, and sends again what takes too long. */
	private const INLINE_SECONDS = 6.0;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly RoomSync $sync,
		private readonly SyncQueue $queue,
		private readonly Counters $counters,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return bool false when it is no notification */
	public function receive(string $body): bool {
		try {
			$read = JsonText::plain(JsonText::decode($body));
		} catch (\JsonException) {
			return false;
		}
		$notices = is_array($read) ? $read['value'] ?? null : null;
		if (!is_array($notices) || !array_is_list($notices)) {
			return false;
		}
		$settings = $this->settings->find();
		$rooms = $settings->extsyncEnabled ? $this->told(array_slice($notices, 0, self::AT_ONCE)) : [];
		foreach ($rooms as $place => $roomId) {
			$isInline = $place < $settings->maxInlineSync && $settings->inlineSyncsPerWindow > 0
				&& $this->counters->find()->count('extsync-inline', $settings->inlineSyncsPerWindow, self::WINDOW_SECONDS)->isAllowed();
			if (!$isInline || !$this->isSynced($roomId)) {
				$this->queue->now($roomId);
			}
		}
		return true;
	}

	/**
	 * @param list<mixed> $notices
	 * @return list<string> ids of rooms, each once
	 */
	private function told(array $notices): array {
		$rooms = $known = [];
		foreach ($notices as $notice) {
			$id = is_array($notice) ? $notice['subscriptionId'] ?? null : null;
			$secret = is_array($notice) ? $notice['clientState'] ?? null : null;
			if (!is_string($id) || $id === '' || !is_string($secret)) {
				$this->logger->info('A notification of the calendar provider names no subscription', ['app' => 'roomsapp']);
				continue;
			}
			if (!array_key_exists($id, $known)) {
				$known[$id] = $this->rooms->findBySubscriptionOrNull(mb_substr(mb_scrub($id), 0, 255));
			}
			$room = $known[$id];
			$expected = $room?->extsync?->value(Extsync::CLIENT_STATE);
			if ($room === null || $expected === null || !hash_equals($expected, $secret)) {
				$this->logger->info('A notification of the calendar provider has a wrong subscription or secret', ['app' => 'roomsapp']);
				continue;
			}
			$rooms[$room->id] = true;
		}
		return array_map(strval(...), array_keys($rooms));
	}

	private function isSynced(string $roomId): bool {
		try {
			return $this->sync->run($roomId, self::INLINE_SECONDS);
		} catch (\Throwable $failure) {
			$this->logger->warning('The room {room} is synced later', ['app' => 'roomsapp', 'room' => $roomId, 'exception' => $failure]);
			return false;
		}
	}
}
