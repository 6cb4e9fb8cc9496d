<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Versions;

/** A content that a file has or had. */
final readonly class VersionRow {
	/**
	 * @param int $timestamp the file's time when it had this content
	 * @param array<string, string> $metadata "author", "label"
	 * @param ?string $blob null for the content that the file has now
	 */
	public function __construct(
		public int $id,
		public int $timestamp,
		public int $size,
		public string $mimetype,
		public array $metadata,
		public ?string $blob,
	) {
	}

	/** @param array{id: int, timestamp: int, size: int, mimetype: string, metadata: string, blob: ?string} $row */
	public static function of(array $row): self {
		/** @var array<string, string> $metadata */
		$metadata = json_decode($row['metadata'], true, flags: JSON_THROW_ON_ERROR);
		return new self($row['id'], $row['timestamp'], $row['size'], $row['mimetype'], $metadata, $row['blob']);
	}
}
