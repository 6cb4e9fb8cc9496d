<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Versions;

use Host\Files\Nodes\Node;
use OCA\Files_Versions\Versions\IMetadataVersion;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionBackend;
use OCP\Files\FileInfo;
use OCP\IUser;

/** A content that a file has or had, for one person. */
final class Version implements IVersion, IMetadataVersion {
	public function __construct(
		public readonly VersionRow $row,
		public readonly Node $file,
		private readonly IVersionBackend $backend,
		private readonly IUser $user,
	) {
	}

	/** Whether it is what the file contains now. */
	public function isCurrent(): bool {
		return $this->row->blob === null;
	}

	#[\Override]
	public function getBackend(): IVersionBackend {
		return $this->backend;
	}

	#[\Override]
	public function getSourceFile(): FileInfo {
		return $this->file;
	}

	/** @return int */
	#[\Override]
	public function getRevisionId() {
		return $this->row->timestamp;
	}

	#[\Override]
	public function getTimestamp(): int {
		return $this->row->timestamp;
	}

	#[\Override]
	public function getSize(): int {
		return $this->row->size;
	}

	#[\Override]
	public function getSourceFileName(): string {
		return $this->file->getName();
	}

	#[\Override]
	public function getMimeType(): string {
		return $this->row->mimetype;
	}

	#[\Override]
	public function getVersionPath(): string {
		return $this->file->teamFolder() === null ? "/{$this->file->path}" : $this->file->getInternalPath();
	}

	#[\Override]
	public function getUser(): IUser {
		return $this->user;
	}

	#[\Override]
	public function getMetadata(): array {
		return $this->row->metadata;
	}

	#[\Override]
	public function getMetadataValue(string $key): ?string {
		return $this->row->metadata[$key] ?? null;
	}
}
