<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

use OCA\WizardApp\Exception\Reason;
use OCA\WizardApp\Shared\Exception\Conflict;
use OCA\WizardApp\Shared\Http\Request\BaseVersion;

/** The data of a language's own list without its steps. */
final readonly class ListHead {
	/**
	 * @param int $revision counts the saves of the language; a reset does not set it back
	 * @param bool $isOverride the language's own steps are in use
	 * @param ?int $updatedAt Unix seconds of the last save
	 */
	public function __construct(
		public string $language,
		public int $revision = 0,
		public bool $isOverride = false,
		public ?string $author = null,
		public ?int $updatedAt = null,
	) {
	}

	/**
	 * The refusal of a save based on an older revision.
	 *
	 * @param ?string $authorName display name of the author of this revision
	 */
	public function stale(?string $authorName): Conflict {
		$message = 'Someone else saved these steps in the meantime. Reload them and repeat your change.';
		return BaseVersion::stale(
			Reason::STALE_REVISION,
			$message,
			['revision' => $this->revision],
			$this->author,
			$authorName,
			$this->updatedAt,
			'/revision',
		);
	}
}
