<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

/** A stand-in in memory needs nothing of what the real class takes from the host. */
trait WithoutHost {
	public static function make(): self {
		return (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
	}
}
