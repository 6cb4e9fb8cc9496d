<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Notice;

use OCA\RoomsApp\Model\Notice\DecisionLink;
use OCA\RoomsApp\Model\Notice\LinkState;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\Rows;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** Links in mails by which managers answer requests. Only a hash of each link's secret is stored. */
class DecisionRepository {
	/** An old link still says that it is outdated. */
	private const KEPT_SECONDS = 180 * 86_400;

	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'roomsapp_decisions');
	}

	public function create(string $hash, int $bookingId, string $userId, string $stamp, int $now): void {
		$this->rows->deleteBelow('created_at', $now - self::KEPT_SECONDS);
		$this->rows->add([
			'hash' => $hash,
			'booking_id' => $bookingId,
			'user_id' => $userId,
			'stamp' => $stamp,
			'state' => LinkState::Open->value,
			'created_at' => $now,
		]);
	}

	public function findOrNull(string $hash): ?DecisionLink {
		$row = $this->rows->findAll(['hash' => $hash])[0] ?? null;
		if ($row === null) {
			return null;
		}
		$value = new StoredValues($row);
		return new DecisionLink(
			$hash,
			$value->number('booking_id'),
			$value->text('user_id'),
			$value->text('stamp'),
			LinkState::tryFrom($value->text('state')) ?? throw new CorruptData('The state of a link cannot be read'),
		);
	}

	/** Remembers what was answered by this link. */
	public function saveUsed(string $hash, LinkState $answer, int $now): void {
		$this->rows->update(['hash' => $hash], ['state' => $answer->value, 'settled_at' => $now]);
	}

	/** The booking's open links answer nothing any more. */
	public function saveOutdated(int $bookingId, int $now): void {
		$open = ['booking_id' => $bookingId, 'state' => LinkState::Open->value];
		$this->rows->update($open, ['state' => LinkState::Outdated->value, 'settled_at' => $now]);
	}
}
