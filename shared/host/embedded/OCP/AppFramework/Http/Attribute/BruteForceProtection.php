<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http\Attribute;

/** Answers slower and slower, then no more, to an address whose calls are throttled. */
#[\Attribute(\Attribute::TARGET_METHOD | \Attribute::IS_REPEATABLE)]
class BruteForceProtection {
	/** @param string $action attempts are counted by this name */
	public function __construct(
		protected string $action,
	) {
	}

	public function getAction(): string {
		return $this->action;
	}
}
