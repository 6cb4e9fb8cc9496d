<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\IsoTime;

/**
 * One save of a language, without its steps.
 *
 * @phpstan-import-type HistoryEntry from Schemas as HistoryEntryShape
 */
final readonly class HistoryEntry {
	public const SAVE = 'save';
	public const IMPORT = 'import';
	public const RESET = 'reset';
	public const RESTORE = 'restore';
	public const KINDS = [self::SAVE, self::IMPORT, self::RESET, self::RESTORE];

	/**
	 * @param 'save'|'import'|'reset'|'restore' $kind
	 * @param ?string $session identifies the editing session whose saves form one entry
	 * @param int $createdAt Unix seconds
	 */
	public function __construct(
		public int $id,
		public string $language,
		public int $revision,
		public string $kind,
		public ?string $author,
		public ?string $session,
		public int $createdAt,
		public int $stepsCount,
	) {
	}

	/** Whether the save belongs to the same editing session and therefore replaces this entry. */
	public function goesOnIn(string $kind, ?string $author, ?string $session): bool {
		return $session !== null
			&& $kind === self::SAVE
			&& $this->kind === self::SAVE
			&& $this->session === $session
			&& $this->author === $author;
	}

	/** @return HistoryEntryShape */
	public function toArray(?string $authorName): array {
		return [
			'id' => $this->id,
			'revision' => $this->revision,
			'kind' => $this->kind,
			'author' => $this->author,
			'authorName' => $authorName,
			'updatedAt' => IsoTime::of($this->createdAt),
			'stepsCount' => $this->stepsCount,
		];
	}
}
