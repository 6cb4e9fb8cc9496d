<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Service;

use OCA\GroupFolders\ACL\Rule;

/** Advanced permissions in words that can be compared. */
final class RuleTexts {
	/**
	 * @param Rule[] $rules
	 * @return list<string>
	 */
	public static function of(array $rules): array {
		$shown = array_map(
			static fn (Rule $rule): string =>
				"{$rule->getUserMapping()->getType()} {$rule->getUserMapping()->getId()} {$rule->getUserMapping()->getKey()} {$rule->getUserMapping()->getDisplayName()} {$rule->getMask()} {$rule->getPermissions()} {$rule->applyPermissions(5)} {$rule->formatPermissions()} "
					. json_encode($rule, JSON_THROW_ON_ERROR),
			array_values($rules),
		);
		sort($shown);
		return $shown;
	}
}
