<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** Which steps of a list an account sees: enabled ones for its groups whose app it can use. They name none of the other groups. */
final class Visibility {
	/**
	 * @param list<Step> $steps
	 * @param \Closure(): list<string> $groupIds of the account; called once, and only when a step names groups
	 * @param \Closure(string): bool $hasApp called only for steps that need an app
	 * @return list<Step>
	 */
	public static function filter(array $steps, \Closure $groupIds, \Closure $hasApp): array {
		$groups = null;
		$visible = [];
		foreach ($steps as $step) {
			if (!$step->enabled || ($step->requiresApp !== '' && !$hasApp($step->requiresApp))) {
				continue;
			}
			if ($step->visibleToGroups === []) {
				$visible[] = $step;
				continue;
			}
			$own = array_values(array_intersect($step->visibleToGroups, $groups ??= $groupIds()));
			if ($own !== []) {
				$visible[] = $step->forGroups($own);
			}
		}
		return $visible;
	}
}
