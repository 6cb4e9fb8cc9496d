<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use OCA\GroupFolders\ACL\Rule;

/** What rules on the way down come to. Knows neither people nor files. */
final class Inheritance {
	/**
	 * The rules of one place are merged and overwrite what the places above said.
	 *
	 * @param iterable<Rule[]> $places rules by place, the outermost first
	 * @param bool $isPerMapping does each person and group inherit for itself, and are they merged at the end?
	 */
	public static function permissions(int $base, iterable $places, bool $isPerMapping): int {
		if (!$isPerMapping) {
			foreach ($places as $rules) {
				$base = Rule::mergeRules($rules)->applyPermissions($base);
			}
			return $base;
		}
		$inherited = [];
		foreach ($places as $rules) {
			foreach ($rules as $rule) {
				$key = $rule->getUserMapping()->getKey();
				$inherited[$key] ??= Rule::defaultRule();
				$inherited[$key]->applyRule($rule);
			}
		}
		return Rule::mergeRules($inherited)->applyPermissions($base);
	}
}
