<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Shared\Host\FolderAccess;
use OCA\MetadataApp\Shared\Host\MemberFolder;

/** A team folder that somebody lists, with what they can read in it. */
final readonly class Scope {
	/** @param bool $isComplete false while not all of its files are known */
	public function __construct(
		public MemberFolder $folder,
		public FolderAccess $access,
		public Sight $sight,
		public bool $isComplete,
	) {
	}
}
