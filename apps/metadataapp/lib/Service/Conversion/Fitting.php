<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Model\Conversion\ValueRule;
use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;

/** Finds out what many values become, and asks for the people in them all at once. */
class Fitting {
	public function __construct(private readonly KnownUsers $users) {
	}

	/**
	 * @param array<int, array<int, non-empty-list<string>>> $stored items by owner and field
	 * @return array<int, array{string, string|Problem}> by owner: the text that it has, and the one that it gets or why it does not fit
	 */
	public function fitAll(ValueRule $rule, int $fieldId, array $stored): array {
		$fitted = $users = [];
		foreach ($stored as $owner => $fields) {
			$items = $fields[$fieldId] ?? [];
			$to = $rule->fit($items);
			$fitted[$owner] = [$rule->text($items), $to];
			array_push($users, ...(is_string($to) ? $rule->newUsers($to) : []));
		}
		$unknown = array_flip($this->users->findAllUnknown(array_values(array_unique($users))));
		foreach ($unknown === [] ? [] : $fitted as $owner => [$from, $to]) {
			foreach (is_string($to) ? $rule->newUsers($to) : [] as $user) {
				if (isset($unknown[$user])) {
					$fitted[$owner] = [$from, Problem::quoting(ProblemReason::UnknownUser, 'user', $user)];
				}
			}
		}
		return $fitted;
	}
}
