<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use OCP\IAppConfig;

/** One setting of an app as it is stored. */
final class StoredValue {
	/** @param int $type one of IAppConfig's, with the mark of a sensitive one */
	public function __construct(
		public readonly string $text,
		public readonly int $type,
		public readonly bool $isLazy,
	) {
	}

	public function isSensitive(): bool {
		return ($this->type & IAppConfig::VALUE_SENSITIVE) !== 0;
	}

	/** The type without the mark of a sensitive one. */
	public function kind(): int {
		return $this->type & ~IAppConfig::VALUE_SENSITIVE;
	}
}
