<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Question;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Form\FormDocument;

/** Questions in another order, within their pages. */
final class QuestionOrder {
	/**
	 * @param list<string> $order ids; others keep their order and come last
	 * @return array<string, mixed> members that change
	 */
	public static function of(FormDocument $form, array $order): array {
		$ranks = array_flip([...array_values(array_unique($order)), ...array_values(array_diff(self::ids($form), $order))]);
		$rank = static fn (mixed $id): int => is_string($id) ? $ranks[$id] ?? 0 : 0;
		$questions = $form->questions();
		usort($questions, static fn (array $one, array $other): int => $rank($one['id'] ?? '') <=> $rank($other['id'] ?? ''));
		$pages = $form->pages();
		return ['questions' => $questions] + ($pages === null ? [] : ['pages' => array_map(
			static function (array $page) use ($rank): array {
				$ids = is_array($page['questions'] ?? null) ? array_values($page['questions']) : [];
				usort($ids, static fn (mixed $one, mixed $other): int => $rank($one) <=> $rank($other));
				return ['questions' => $ids] + $page;
			},
			$pages,
		)]);
	}

	/** @return list<string> */
	public static function ids(FormDocument $form): array {
		return array_map(static fn (Question $question): string => $question->id, $form->definition->questions());
	}
}
