<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Search\Words;

/** The weights of the words of a page. */
final class PageTerms {
	private const WEIGHTS = ['title' => 32, 'tag' => 12, 'heading' => 6];
	/** A word that occurs often in the text is likely what the page is about, up to a limit. */
	private const OFTEN = 3;

	/**
	 * @param list<array{'title'|'heading'|'tag'|'text'|'caption', string}> $parts
	 * @return array<string, int> word to weight
	 */
	public static function of(array $parts): array {
		$kinds = [];
		foreach ($parts as [$kind, $text]) {
			$kinds[$kind] = ($kinds[$kind] ?? '') . "\n" . $text;
		}
		$terms = [];
		foreach ($kinds as $kind => $text) {
			foreach (Words::count($text) as $word => $count) {
				$weight = self::WEIGHTS[$kind] ?? min($count, self::OFTEN);
				$terms[(string)$word] = ($terms[(string)$word] ?? 0) + $weight;
			}
		}
		return $terms;
	}
}
