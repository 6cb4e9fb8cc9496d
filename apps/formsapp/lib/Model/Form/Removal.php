<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** A form without one of its questions: nothing of it depends on that question any more. */
final class Removal {
	/** @return array<string, mixed> members that change */
	public static function of(FormDocument $form, string $id): array {
		$questions = [];
		foreach ($form->questions() as $question) {
			if (($question['id'] ?? null) === $id) {
				continue;
			}
			$question['showIf'] = self::condition($question['showIf'] ?? null, $id);
			if (($question['sectionId'] ?? null) === $id) {
				$question['sectionId'] = null;
			}
			$questions[] = $question;
		}
		$pages = $form->pages();
		return ['questions' => $questions] + ($pages === null ? [] : ['pages' => array_map(
			static fn (array $page): array => [
				...$page,
				'questions' => self::without($page['questions'] ?? [], static fn (mixed $one): bool => $one === $id),
				'routing' => self::without(
					$page['routing'] ?? [],
					static fn (mixed $rule): bool => is_array($rule) && ($rule['questionId'] ?? null) === $id,
				),
			],
			$pages,
		)]);
	}

	/** @return ?array<array-key, mixed> null when nothing is left of it */
	private static function condition(mixed $condition, string $id): ?array {
		if (!is_array($condition) || ($condition['questionId'] ?? null) === $id) {
			return null;
		}
		if (!is_array($condition['conditions'] ?? null)) {
			return $condition;
		}
		$left = array_map(static fn (mixed $part): ?array => self::condition($part, $id), $condition['conditions']);
		$left = array_values(array_filter($left, static fn (?array $part): bool => $part !== null));
		return $left === [] ? null : ['conditions' => $left] + $condition;
	}

	/**
	 * @param \Closure(mixed): bool $isGone
	 * @return list<mixed>
	 */
	private static function without(mixed $list, \Closure $isGone): array {
		return is_array($list) ? array_values(array_filter($list, static fn (mixed $one): bool => !$isGone($one))) : [];
	}
}
