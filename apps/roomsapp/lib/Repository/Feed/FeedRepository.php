<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Feed;

use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Secrets of calendar feeds in the table of rooms: hashed to be found, encrypted to be shown. */
class FeedRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_rooms');
	}

	/** @return ?string id of the room */
	public function findRoomByHashOrNull(string $hash): ?string {
		$row = $this->rows->findAll(['feed_hash' => $hash], ['id', 'feed_hash'])[0] ?? null;
		$value = new StoredValues($row ?? []);
		return $row !== null && hash_equals($value->text('feed_hash'), $hash) ? $value->text('id') : null;
	}

	/** @return ?string the encrypted secret; null when the feed is off */
	public function findSecretOrNull(string $roomId): ?string {
		return (new StoredValues($this->rows->findAll(['id' => $roomId], ['feed_secret'])[0] ?? []))->textOrNull('feed_secret');
	}

	/** @param string $secret encrypted */
	public function save(string $roomId, string $hash, string $secret): void {
		$this->rows->update(['id' => $roomId], ['feed_hash' => $hash, 'feed_secret' => $secret]);
	}

	public function delete(string $roomId): void {
		$this->rows->update(['id' => $roomId], ['feed_hash' => null, 'feed_secret' => null]);
	}
}
