<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Key;

/** A key of the external API, without its text. It belongs to one form and acts without an account. Times are Unix seconds. */
final readonly class ApiKey {
	/**
	 * @param list<string> $permissions of Permission; without any the key is refused everywhere
	 * @param ?string $createdBy an account; null when it was deleted since
	 * @param ?int $lastUsedAt to the minute; null until it is used
	 */
	public function __construct(
		public string $id,
		public int $fileId,
		public string $name,
		public array $permissions,
		public int $createdAt,
		public ?string $createdBy,
		public ?int $lastUsedAt,
	) {
	}

	/**
	 * @param ?string $name null to keep it
	 * @param ?list<string> $permissions null to keep them
	 */
	public function with(?string $name, ?array $permissions): self {
		return new self(
			$this->id,
			$this->fileId,
			$name ?? $this->name,
			$permissions ?? $this->permissions,
			$this->createdAt,
			$this->createdBy,
			$this->lastUsedAt,
		);
	}
}
