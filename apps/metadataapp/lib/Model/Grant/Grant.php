<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Grant;

/** A permission that an account or a group has. */
final readonly class Grant {
	/**
	 * @param string $principal id of the account or group
	 * @param ?int $folderId of a team folder; null for all of them
	 * @param int $createdAt Unix seconds
	 */
	public function __construct(
		public int $id,
		public Principal $kind,
		public string $principal,
		public Permission $permission,
		public ?int $folderId,
		public int $createdAt,
	) {
	}

	/** @param ?int $folderId null where only a grant for all team folders counts */
	public function isFor(Permission $permission, ?int $folderId): bool {
		return $this->permission->value === $permission->value && ($this->folderId === null || $this->folderId === $folderId);
	}
}
