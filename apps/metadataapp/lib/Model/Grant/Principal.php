<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Grant;

/** Who has a permission: one account, or a group of Nextcloud. */
enum Principal: string {
	case User = 'user';
	case Group = 'group';
}
