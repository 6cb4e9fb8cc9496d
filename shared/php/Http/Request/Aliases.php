<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use Shared\Schema\Problem;

/** Members under their contract names, and the names under which the client sent them. */
final class Aliases {
	/**
	 * @param array<string, mixed> $members
	 * @param array<string, string> $sentAs contract name to the client's
	 */
	private function __construct(
		public readonly array $members,
		private readonly array $sentAs,
		private readonly ?string $wrapped,
	) {
	}

	/**
	 * @param array<string, mixed> $members as sent
	 * @param array<string, string> $aliases other name to the contract's, which wins when both are sent
	 * @param ?string $wraps when this member is missing, all members not named in the contract become its value
	 * @param array<string, mixed> $named members that the contract names
	 */
	public static function apply(array $members, array $aliases, ?string $wraps = null, array $named = []): self {
		$sentAs = [];
		foreach ($aliases as $other => $name) {
			if (array_key_exists($other, $members)) {
				if (!array_key_exists($name, $members)) {
					$members[$name] = $members[$other];
					$sentAs[$name] = $other;
				}
				unset($members[$other]);
			}
		}
		if ($wraps === null || array_key_exists($wraps, $members)) {
			return new self($members, $sentAs, null);
		}
		$inner = (object)array_diff_key($members, $named);
		return new self([...array_intersect_key($members, $named), $wraps => $inner], $sentAs, $wraps);
	}

	/** The pointer with the client's names. */
	public function sent(string $pointer): string {
		[, $first, $rest] = explode('/', $pointer, 3) + ['', '', null];
		if ($this->wrapped !== null && $first === $this->wrapped && $rest !== null) {
			return "/$rest";
		}
		return isset($this->sentAs[$first]) ? Problem::token($this->sentAs[$first]) . ($rest === null ? '' : "/$rest") : $pointer;
	}
}
