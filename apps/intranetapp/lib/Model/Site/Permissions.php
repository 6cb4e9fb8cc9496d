<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Site;

/** What a user may do at a place in the team folder, as the host's permission bits. */
final class Permissions {
	public const READ = 1;
	public const UPDATE = 2;
	public const CREATE = 4;
	public const DELETE = 8;
	public const SHARE = 16;
	public const ALL = 31;

	/**
	 * @param int $file bits of the page's own file; files never have the create bit
	 * @param int $folder bits of the page's folder
	 */
	public function __construct(
		public readonly int $file,
		public readonly int $folder,
	) {
	}

	public static function none(): self {
		return new self(0, 0);
	}

	/** The same bits for a place that is only a folder. */
	public static function ofFolder(int $bits): self {
		return new self($bits, $bits);
	}

	public function canRead(): bool {
		return ($this->file & self::READ) !== 0;
	}

	/** The update bit of the page's own file (rule 5 of the permission model). */
	public function canWrite(): bool {
		return $this->canRead() && ($this->file & self::UPDATE) !== 0;
	}

	/** May create pages below. */
	public function canCreate(): bool {
		return ($this->folder & self::CREATE) !== 0;
	}

	public function canDelete(): bool {
		return ($this->file & $this->folder & self::DELETE) !== 0;
	}

	public function canShare(): bool {
		return ($this->file & self::SHARE) !== 0;
	}

	/** @return array{canRead: bool, canWrite: bool, canDelete: bool, canCreate: bool, canShare: bool, raw: int} */
	public function toArray(): array {
		return [
			'canRead' => $this->canRead(),
			'canWrite' => $this->canWrite(),
			'canDelete' => $this->canDelete(),
			'canCreate' => $this->canCreate(),
			'canShare' => $this->canShare(),
			'raw' => $this->file | ($this->folder & self::CREATE),
		];
	}
}
