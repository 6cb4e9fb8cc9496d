<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\History;

/** A change as it is kept. */
final readonly class HistoryEntry {
	/** @param int $id later changes of a file have higher ones */
	public function __construct(
		public int $id,
		public Change $change,
	) {
	}
}
