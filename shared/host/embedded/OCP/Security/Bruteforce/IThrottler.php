<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security\Bruteforce;

/** Slows an address down that tries secrets. */
interface IThrottler {
	/** @param array<array-key, mixed> $metadata whose secret it was */
	public function registerAttempt(string $action, string $ip, array $metadata = []): void;

	/**
	 * Forgets attempts, after one that succeeded.
	 *
	 * @param array<array-key, mixed> $metadata
	 */
	public function resetDelay(string $ip, string $action, array $metadata): void;

	/**
	 * @return int milliseconds that the caller was made to wait
	 * @throws MaxDelayReached
	 */
	public function sleepDelayOrThrowOnMax(string $ip, string $action = ''): int;
}
