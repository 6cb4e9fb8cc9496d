<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Folder;

/** What a team folder does about required fields that are empty. */
enum RequiredMode: string {
	case Off = 'off';
	/** Screens say so. */
	case Warn = 'warn';
	/** Nothing can empty them. */
	case Enforce = 'enforce';
}
