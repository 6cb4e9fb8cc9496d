<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\View;

/** A saved view of the files of a team folder. */
final readonly class View {
	/** @param int $position place among the views of the team folder, ascending */
	public function __construct(
		public int $id,
		public int $folderId,
		public ViewContent $content,
		public int $position,
		public int $createdAt,
		public int $updatedAt,
	) {
	}
}
