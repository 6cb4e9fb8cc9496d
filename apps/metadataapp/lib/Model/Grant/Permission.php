<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Grant;

/** What can be granted. */
enum Permission: string {
	/** To assign fields to team folders and to set up their views. */
	case ManageFields = 'manage_fields';
}
