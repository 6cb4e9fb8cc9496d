<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** The differences between two lists, by step id. */
final class Difference {
	/**
	 * @param list<Step> $before
	 * @param list<Step> $after
	 * @return array{added: list<string>, changed: list<string>, removed: list<string>}
	 */
	public static function between(array $before, array $after): array {
		$old = array_column($before, null, 'id');
		$new = array_column($after, null, 'id');
		$changed = array_filter($new, static fn (Step $step): bool => isset($old[$step->id]) && !$old[$step->id]->saysTheSameAs($step));
		return [
			'added' => self::ids(array_diff_key($new, $old)),
			'changed' => self::ids($changed),
			'removed' => self::ids(array_diff_key($old, $new)),
		];
	}

	/**
	 * @param array<array-key, Step> $steps
	 * @return list<string>
	 */
	private static function ids(array $steps): array {
		return array_column($steps, 'id');
	}
}
