<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\History;

/** That a value changed. */
final readonly class Change {
	/**
	 * @param ?int $fileId null for a value of a team folder itself
	 * @param ?int $folderId null for a value of a file
	 * @param ?string $by account; null where it was none
	 * @param int $at Unix seconds
	 * @param ?string $from canonical text; null where there was no value
	 * @param ?string $to canonical text; null where the value was taken away
	 */
	private function __construct(
		public ?int $fileId,
		public ?int $folderId,
		public int $fieldId,
		public ?string $by,
		public int $at,
		public Cause $cause,
		public ?string $from,
		public ?string $to,
	) {
	}

	public static function ofFile(int $fileId, int $fieldId, ?string $by, int $at, Cause $cause, ?string $from, ?string $to): self {
		return new self($fileId, null, $fieldId, $by, $at, $cause, $from, $to);
	}

	public static function ofFolder(int $folderId, int $fieldId, ?string $by, int $at, Cause $cause, ?string $from, ?string $to): self {
		return new self(null, $folderId, $fieldId, $by, $at, $cause, $from, $to);
	}
}
