<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security\RateLimiting;

use OCP\IUser;

/** Counts calls in a rolling window, for limits that are not one method's. */
interface ILimiter {
	/** @throws IRateLimitExceededException */
	public function registerAnonRequest(string $identifier, int $anonLimit, int $anonPeriod, string $ip): void;

	/** @throws IRateLimitExceededException */
	public function registerUserRequest(string $identifier, int $userLimit, int $userPeriod, IUser $user): void;
}
