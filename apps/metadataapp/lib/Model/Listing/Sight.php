<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

/**
 * What an account can read in a team folder, as a query asks for it. What no rule is about is as the folder it is in, so that folders say
 * nearly everything.
 */
final readonly class Sight {
	/**
	 * @param ?list<int> $parents file ids of folders; null where nothing is hidden
	 * @param bool $isShown whether what is in these folders can be read and nothing else; otherwise everything else can
	 * @param list<int> $shown files and folders with a rule that opens them in a folder that is hidden
	 * @param list<int> $hidden files and folders with a rule that hides them in a folder that is shown
	 */
	private function __construct(
		public int $folderId,
		public ?array $parents,
		public bool $isShown,
		public array $shown,
		public array $hidden,
	) {
	}

	public static function all(int $folderId): self {
		return new self($folderId, null, false, [], []);
	}

	public static function none(int $folderId): self {
		return new self($folderId, [], true, [], []);
	}

	/**
	 * @param list<int> $open folders whose files can be read unless a rule hides them
	 * @param list<int> $closed the others
	 * @param list<int> $shown
	 * @param list<int> $hidden
	 */
	public static function partly(int $folderId, array $open, array $closed, array $shown, array $hidden): self {
		return count($open) <= count($closed)
			? new self($folderId, $open, true, $shown, $hidden)
			: new self($folderId, $closed, false, $shown, $hidden);
	}
}
