<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** The page that a link opens: what can be read before any script, and what the script needs. */
final readonly class LinkPage {
	/**
	 * @param string $language of the page, as HTML has it
	 * @param string $heading of the form, or what keeps it closed
	 * @param array{scriptNeeded: string, login: string} $labels
	 * @param ?string $opensAt ISO 8601
	 * @param ?string $login address that lets those in who have an account
	 * @param ?list<string> $framedBy origins of the websites that may show it; null for a page that is no part of another
	 * @param ?array{url: string, alt: string, layout: string, width: ?int, height: ?int} $image above the heading
	 * @param string $css the author's colours; empty without any
	 * @param string $data JSON without any sign that HTML knows
	 */
	public function __construct(
		public PageState $state,
		public string $language,
		public string $heading,
		public string $text,
		public array $labels,
		public ?string $opensAt,
		public ?string $login,
		public ?array $framedBy,
		public ?array $image,
		public string $css,
		public string $data,
	) {
	}
}
