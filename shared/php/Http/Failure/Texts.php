<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Failure;

use Shared\Contract\Routes;

/** What refusals that no service makes say: the contract's `texts`, or else our own sentence. */
final class Texts {
	/** @param array<string, string> $values by placeholder, such as `{scope}` */
	public static function of(string $reason, string $sentence, array $values = []): string {
		return strtr(Routes::TEXTS[$reason] ?? $sentence, $values);
	}
}
