<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Tests\Fixture;

final class Declared extends \Exception implements \Countable {
	public const LIMIT = 3;
	private const OWN = 1;

	/** @param list<string> $found */
	public function __construct(public readonly ?string $given = null, array &$found = [], string ...$more) {
		parent::__construct((string)count([...$found, ...$more]));
	}

	#[\Override]
	public function count(): int {
		return self::OWN;
	}

	public static function made(): self {
		return new self();
	}
}
