<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe;

use OCP\DB\Exception;

/** What came of a call: its value, or its failure in words that do not depend on a host's private classes. */
final class Attempt {
	/** @param callable(): mixed $call */
	public static function of(callable $call): mixed {
		try {
			return $call();
		} catch (Exception $failure) {
			return ['database' => $failure->getReason()];
		} catch (\Throwable $failure) {
			return ['failure' => $failure::class, 'message' => $failure->getMessage()];
		}
	}

	/**
	 * @param array<string, callable(): mixed> $calls in order
	 * @return array<string, mixed>
	 */
	public static function all(array $calls): array {
		return array_map(self::of(...), $calls);
	}
}
