<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** Who changes the list of which language, and how it shall stand in the history. */
final readonly class Change {
	/**
	 * @param ?int $revision the revision the change was made on; null takes any
	 * @param 'save'|'import'|'reset'|'restore' $kind
	 * @param ?string $author account id; null for the server itself
	 * @param ?string $session names an editing session whose saves make one history entry
	 */
	public function __construct(
		public string $language,
		public ?int $revision,
		public string $kind,
		public ?string $author,
		public ?string $session = null,
	) {
	}
}
