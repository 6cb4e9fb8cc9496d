<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Model\Export\SearchWords;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;

/**
 * The forms of an account by their titles and descriptions, from their rows.
 *
 * @phpstan-import-type ListedForm from Schemas
 */
class FormSearch {
	public function __construct(
		private readonly FormList $list,
		private readonly FormRepository $forms,
	) {
	}

	/** @return list<ListedForm> with all words of the term: first those that have them in their titles, then by age, the newest first */
	public function find(string $term): array {
		$wanted = SearchWords::wanted(mb_substr($term, 0, Limits::SEARCH_CHARACTERS));
		if ($wanted === []) {
			return [];
		}
		$forms = $this->list->findAll()['forms'];
		$words = $this->forms->findAllWordsOf(array_column($forms, 'id'));
		[$byTitle, $byText] = [[], []];
		foreach ($forms as $form) {
			$title = mb_strtolower($form['title'], 'UTF-8');
			if (self::has($wanted, $title)) {
				$byTitle[] = $form;
			} elseif (self::has($wanted, $title . "\n" . ($words[$form['id']] ?? ''))) {
				$byText[] = $form;
			}
		}
		return [...$byTitle, ...$byText];
	}

	/** @param list<string> $wanted */
	private static function has(array $wanted, string $text): bool {
		foreach ($wanted as $word) {
			if (!str_contains($text, $word)) {
				return false;
			}
		}
		return true;
	}
}
