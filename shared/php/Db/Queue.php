<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\IDBConnection;
use Shared\Clock;

/** Who waits for leases, in the order in which they came. Those who die while waiting lose their place. */
final class Queue {
	/** How often those who wait say that they are still there. */
	private const SIGN_OF_LIFE_SECONDS = 1;
	/** Without a sign of life for this long, nobody waits any more. */
	private const SILENCE_SECONDS = 5;

	private readonly Rows $rows;
	/** @var array<string, int> Unix seconds of the last sign of life, by token */
	private array $seen = [];

	public function __construct(
		IDBConnection $db,
		private readonly Clock $clock,
		string $appName,
	) {
		$this->rows = new Rows($db, "{$appName}_waiting");
	}

	/** Takes the last place, or keeps the place taken before. */
	public function join(string $name, string $token): void {
		$now = $this->now();
		if (!isset($this->seen[$token])) {
			$this->rows->insert(['token' => $token, 'name' => $name, 'since' => (int)(microtime(true) * 1_000_000), 'seen_at' => $now]);
		} elseif ($now >= $this->seen[$token] + self::SIGN_OF_LIFE_SECONDS) {
			$this->rows->update(['token' => $token], ['seen_at' => $now]);
		} else {
			return;
		}
		$this->seen[$token] = $now;
	}

	/** @return bool false for who was called up, or never waited */
	public function leave(string $token): bool {
		$isWaiting = isset($this->seen[$token]) && $this->rows->delete(['token' => $token]) > 0;
		unset($this->seen[$token]);
		return $isWaiting;
	}

	/** @return ?string token of who has waited longest and is still there; it has left the queue */
	public function callUp(string $name): ?string {
		do {
			$query = $this->rows->select(['token']);
			$query->where($query->expr()->eq('name', Rows::parameter($query, $name)))
				->andWhere($query->expr()->gte('seen_at', Rows::parameter($query, $this->now() - self::SILENCE_SECONDS)))
				->orderBy('since')->addOrderBy('token')->setMaxResults(1);
			$token = $query->executeQuery()->fetchOne();
		} while (is_string($token) && $this->rows->delete(['token' => $token]) === 0);
		return is_string($token) ? $token : null;
	}

	/** Removes those who died. */
	public function sweep(): void {
		$this->rows->deleteBelow('seen_at', $this->now() - 2 * self::SILENCE_SECONDS);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
