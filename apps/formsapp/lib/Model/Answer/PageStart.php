<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** Where a page of responses begins, found by counting blocks instead of responses. */
final readonly class PageStart {
	/**
	 * @param int $last highest number that may be on the page
	 * @param int $skipped newer responses from there on that are on pages before
	 */
	private function __construct(
		public int $last,
		public int $skipped,
	) {
	}

	/**
	 * @param array<int, int> $counts responses in the range by block, newest block first
	 * @param int $skipped responses on pages before
	 * @return ?self null when there are no more
	 */
	public static function of(array $counts, int $skipped): ?self {
		foreach ($counts as $block => $count) {
			if ($skipped < $count) {
				return new self(NumberRange::ofBlock($block)->last, $skipped);
			}
			$skipped -= $count;
		}
		return null;
	}
}
