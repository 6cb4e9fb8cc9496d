<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

/** The page that a link in a mail opens, in words. */
final readonly class DecisionPage {
	/**
	 * @param string $language of the texts
	 * @param array<string, string> $facts by their labels
	 * @param array{comment: string, accept: string, decline: string, open: string} $labels
	 * @param string $app address of the app
	 */
	public function __construct(
		public DecisionState $state,
		public string $language,
		public string $heading,
		public string $text,
		public array $facts,
		public array $labels,
		public string $app,
	) {
	}
}
