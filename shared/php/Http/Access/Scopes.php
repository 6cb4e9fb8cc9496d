<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use Shared\Contract\Routes;

/** Which scope includes which: the contract's `scopes`. */
final class Scopes {
	/** @param list<string> $held scopes of a token */
	public static function include(array $held, string $needed): bool {
		$rank = array_search($needed, Routes::SCOPES, true);
		$sufficient = $rank === false ? [$needed] : array_slice(Routes::SCOPES, $rank);
		return array_intersect($sufficient, $held) !== [];
	}
}
