<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Upload;

/** Files that come with a response. */
final readonly class SentFiles {
	/**
	 * @param array<string, non-empty-list<string>> $taken ids by question: the response keeps them
	 * @param list<string> $dropped ids of those for questions that turned out to be hidden
	 * @param list<string> $kept ids of those that the response has already, and keeps
	 */
	public function __construct(
		public array $taken = [],
		public array $dropped = [],
		public array $kept = [],
	) {
	}
}
