<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** The part of a page that long lists need; reading whole rows would take twice as long. Times are Unix seconds. */
final class PageHead {
	/**
	 * @param ?string $fileName as in PageRow
	 * @param ?int $order as in PageRow
	 */
	public function __construct(
		public readonly int $fileId,
		public readonly string $id,
		public readonly string $uniqueId,
		public readonly string $path,
		public readonly ?string $fileName,
		public readonly string $title,
		public readonly string $status,
		public readonly bool $isHome,
		public readonly ?int $order,
		public readonly int $createdAt,
		public readonly int $updatedAt,
	) {
	}

	/** Name of its file. */
	public function name(): string {
		return $this->fileName ?? ($this->isHome ? 'home' : substr($this->path, (int)strrpos($this->path, '/') + 1)) . '.json';
	}

	public function language(): string {
		return explode('/', $this->path, 2)[0];
	}

	/** Path of the parent page; null where no page can be. */
	public function parentPath(): ?string {
		$end = strrpos($this->path, '/');
		return $end === false ? null : substr($this->path, 0, $end);
	}

	/** @return 'draft'|'review'|'published' */
	public function status(): string {
		return match ($this->status) {
			PageRow::DRAFT => 'draft',
			PageRow::REVIEW => 'review',
			default => 'published',
		};
	}
}
