<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Field;

/** Where a field is in use, and what goes when it is deleted. */
final readonly class FieldUsage {
	/**
	 * @param int $folders team folders that it is assigned to
	 * @param int $files files with a value of it, wherever they are
	 * @param int $folderValues team folders that have a value of it themselves
	 */
	public function __construct(
		public int $folders,
		public int $files,
		public int $folderValues,
	) {
	}
}
