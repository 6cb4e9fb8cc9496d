<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Lock;

/** Somebody else is at it; or, when something moves onto itself, the same one. */
class LockedException extends \Exception {
	/**
	 * @param string $path what is locked
	 * @param ?string $existingLock what holds it
	 * @param ?string $readablePath what to show instead of the path
	 */
	public function __construct(string $path, ?\Exception $previous = null, ?string $existingLock = null, ?string $readablePath = null) {
		parent::__construct(
			'"' . ($readablePath ?? $path) . '" is locked' . ($existingLock === null ? '' : ", existing lock on file: $existingLock"),
			0,
			$previous,
		);
	}
}
