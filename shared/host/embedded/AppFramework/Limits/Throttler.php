<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Limits;

use Host\AppFramework\Clock;
use Host\AppFramework\Log\Logger;
use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\Security\Bruteforce\IThrottler;
use OCP\Security\Bruteforce\MaxDelayReached;

/** Counts failed attempts by the network of an address; each makes the next wait twice as long, until none is heard. */
final class Throttler implements IThrottler {
	private const MAX_ATTEMPTS = 10;
	private const MAX_DELAY = 25_000;
	/** Seconds that an attempt makes others wait. */
	private const MEMORY = 12 * 3600;
	/** Seconds in which too many attempts block. */
	private const BLOCK = 1800;

	/** @var array<string, true> actions that succeeded in this request */
	private array $forgiven = [];

	public function __construct(
		private readonly Database $database,
		private readonly Settings $settings,
		private readonly Clock $clock,
		private readonly Logger $logger,
	) {
	}

	#[\Override]
	public function registerAttempt(string $action, string $ip, array $metadata = []): void {
		if (!$this->isOn()) {
			return;
		}
		$this->logger->notice("Bruteforce attempt from \"$ip\" detected for action \"$action\".", ['app' => 'core']);
		$this->database->run(
			'INSERT INTO oc_bruteforce_attempts (action, occurred, ip, subnet, metadata) VALUES (?, ?, ?, ?, ?)',
			[$action, $this->clock->getTime(), $ip, Network::of($ip), self::text($metadata)],
		);
	}

	#[\Override]
	public function resetDelay(string $ip, string $action, array $metadata): void {
		if (!$this->isOn()) {
			return;
		}
		// Nearly always there is nothing to forget, and a look costs no write lock.
		$row = [Network::of($ip), $action, self::text($metadata)];
		if ($this->database->value('SELECT 1 FROM oc_bruteforce_attempts WHERE subnet = ? AND action = ? AND metadata = ?', $row)
			!== null) {
			$this->database->run('DELETE FROM oc_bruteforce_attempts WHERE subnet = ? AND action = ? AND metadata = ?', $row);
		}
		$this->forgiven[$action] = true;
	}

	#[\Override]
	public function sleepDelayOrThrowOnMax(string $ip, string $action = ''): int {
		$attempts = $this->attempts($ip, $action, self::MEMORY);
		$most = $this->mostAttempts();
		if ($attempts > $most && $this->attempts($ip, $action, self::BLOCK) > $most) {
			$this->logger->info('IP address blocked because it reached the maximum failed attempts in the last 30 minutes', [
				'app' => 'core',
				'action' => $action,
				'ip' => $ip,
			]);
			throw new MaxDelayReached('Reached maximum delay');
		}
		// In spite of its name, the server's method only tells how long one should wait.
		return $this->delay($attempts);
	}

	/** Milliseconds. */
	private function delay(int $attempts): int {
		return match (true) {
			$attempts === 0 => 0,
			$attempts > $this->mostAttempts() => self::MAX_DELAY,
			default => min(self::MAX_DELAY, 100 * 2 ** $attempts),
		};
	}

	private function attempts(string $ip, string $action, int $seconds): int {
		if ($ip === '' || isset($this->forgiven[$action])) {
			return 0;
		}
		/** @var int $count */
		$count = $this->database->value(
			"SELECT count(*) FROM oc_bruteforce_attempts WHERE subnet = ?1 AND occurred > ?2 AND ?3 IN ('', action)",
			[Network::of($ip), $this->clock->getTime() - $seconds, $action],
		);
		return $count;
	}

	private function mostAttempts(): int {
		$most = $this->settings->system('auth.bruteforce.max-attempts', self::MAX_ATTEMPTS);
		return is_int($most) ? $most : self::MAX_ATTEMPTS;
	}

	private function isOn(): bool {
		return $this->settings->system('auth.bruteforce.protection.enabled', true) !== false;
	}

	/** @param array<array-key, mixed> $metadata */
	private static function text(array $metadata): string {
		return json_encode($metadata, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
	}
}
