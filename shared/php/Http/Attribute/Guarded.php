<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/** Guards of the app by name, run in this order before the action: the contract's `guards`. */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class Guarded {
	/** @var list<string> */
	public readonly array $names;

	public function __construct(string ...$names) {
		$this->names = array_values($names);
	}
}
