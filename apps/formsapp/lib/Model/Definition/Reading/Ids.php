<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Values\Decimal;

/** Ids of a list: those that are given stay, the others get the next free number. */
final class Ids {
	/** Names of questions and pages begin with a letter: whatever holds them by name keeps them as texts, in their order. */
	private const NAME = '/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/D';
	private const KEY = '/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/D';

	public static function isName(string $id): bool {
		return preg_match(self::NAME, $id) === 1;
	}

	/**
	 * @param list<mixed> $given null or empty where there is none
	 * @param bool $mayBeNumbers whether ids may begin with a digit
	 * @param \Closure(string, int): void $refuse code and place of an id that is none, or is there twice
	 * @return array{list<string>, int} and the number after the last
	 */
	public static function complete(array $given, string $prefix, bool $mayBeNumbers, int $next, \Closure $refuse): array {
		$used = $ids = [];
		foreach ($given as $place => $id) {
			$id = $mayBeNumbers && (is_int($id) || is_float($id)) ? Decimal::of($id) ?? '-' : $id;
			if ($id === null || $id === '') {
				continue;
			}
			if (!is_string($id) || preg_match($mayBeNumbers ? self::KEY : self::NAME, $id) !== 1) {
				$refuse('bad_id', $place);
				continue;
			}
			if (isset($used[$id])) {
				$refuse('duplicate_id', $place);
				continue;
			}
			$used[$id] = true;
			$ids[$place] = $id;
			$next = max($next, self::number($id, $prefix) + 1);
		}
		foreach (array_keys($given) as $place) {
			if (!isset($ids[$place])) {
				$ids[$place] = $prefix . $next++;
			}
		}
		ksort($ids);
		return [array_values($ids), $next];
	}

	private static function number(string $id, string $prefix): int {
		return preg_match("/^{$prefix}([1-9][0-9]{0,8})$/D", $id, $parts) === 1 ? (int)$parts[1] : 0;
	}
}
