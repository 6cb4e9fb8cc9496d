<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

/** Questions that a form does not ask any more, or asks in another way. */
final class FormerQuestions {
	/**
	 * @param iterable<array<array-key, mixed>> $definitions canonical, the present one first
	 * @return list<array<array-key, mixed>> those that were there and are not in the present definition, by id and type
	 */
	public static function all(iterable $definitions): array {
		[$former, $known, $isPresent] = [[], [], true];
		foreach ($definitions as $definition) {
			foreach (is_array($definition['questions'] ?? null) ? $definition['questions'] : [] as $question) {
				[$id, $type] = is_array($question) ? [$question['id'] ?? null, $question['type'] ?? null] : [null, null];
				if (is_array($question) && is_string($id) && is_string($type) && !isset($known["$type\n$id"])) {
					$known["$type\n$id"] = true;
					$former = $isPresent ? [] : [...$former, $question];
				}
			}
			$isPresent = false;
		}
		return $former;
	}
}
