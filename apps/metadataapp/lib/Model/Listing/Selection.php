<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Listing;

/** Which files of a team folder are meant. */
final readonly class Selection {
	/**
	 * @param list<FieldFilter> $filters all of which have to fit
	 * @param ?list<int> $fileIds only these; null for any
	 * @param ?list<FieldFilter> $either of which one has to fit as well; null for none of them, and without any nothing does
	 */
	public function __construct(
		public Sight $sight,
		public array $filters = [],
		public ?array $fileIds = null,
		public ?array $either = null,
	) {
	}
}
