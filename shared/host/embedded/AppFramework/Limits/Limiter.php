<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Limits;

use Host\AppFramework\Clock;
use Host\AppFramework\Log\Logger;
use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\IUser;
use OCP\Security\RateLimiting\ILimiter;

/** Counts calls in a rolling window: each accepted one is forgotten a whole period later. */
final class Limiter implements ILimiter {
	public function __construct(
		private readonly Database $database,
		private readonly Settings $settings,
		private readonly Clock $clock,
		private readonly Logger $logger,
	) {
	}

	#[\Override]
	public function registerAnonRequest(string $identifier, int $anonLimit, int $anonPeriod, string $ip): void {
		$this->register($identifier, "anon::$identifier" . Network::of($ip), $anonLimit, $anonPeriod);
	}

	#[\Override]
	public function registerUserRequest(string $identifier, int $userLimit, int $userPeriod, IUser $user): void {
		$this->register($identifier, "user::$identifier" . $user->getUID(), $userLimit, $userPeriod);
	}

	private function register(string $identifier, string $caller, int $limit, int $period): void {
		$hash = hash('sha512', $caller);
		$isTaken = $this->database->atomic(fn (): bool => $this->take($hash, $limit, $period));
		if (!$isTaken) {
			$this->logger->info(
				'Request blocked because it exceeds the rate limit',
				['app' => 'core', 'method' => $identifier, 'limit' => $limit, 'period' => $period],
			);
			throw new RateLimitExceeded();
		}
	}

	/** One writer at a time: calls at the same moment cannot both take the last one that is left. */
	private function take(string $hash, int $limit, int $period): bool {
		$now = $this->clock->getTime();
		$this->database->run('DELETE FROM oc_ratelimit_entries WHERE delete_after <= ?', [$now]);
		if ($this->database->value('SELECT count(*) FROM oc_ratelimit_entries WHERE hash = ?', [$hash]) >= $limit) {
			return false;
		}
		if ($this->settings->system('ratelimit.protection.enabled', true) !== false) {
			$this->database->run('INSERT INTO oc_ratelimit_entries (hash, delete_after) VALUES (?, ?)', [$hash, $now + $period]);
		}
		return true;
	}
}
