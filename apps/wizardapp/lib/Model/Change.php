<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/** Who changes the list of which language, and how the change is recorded in the history. */
final readonly class Change {
	/**
	 * @param ?int $revision the revision the change is based on; null accepts any
	 * @param 'save'|'import'|'reset'|'restore' $kind
	 * @param ?string $author account id; null for the server itself
	 * @param ?string $session identifies an editing session whose saves form one history entry
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
