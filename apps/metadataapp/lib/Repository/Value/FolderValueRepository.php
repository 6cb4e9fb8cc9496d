<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Value;

use OCP\IDBConnection;

/** Values of team folders themselves. */
class FolderValueRepository extends ValueTable {
	public const TABLE = 'metadataapp_folder_values';

	public function __construct(IDBConnection $db) {
		parent::__construct($db, self::TABLE, 'folder_id');
	}
}
