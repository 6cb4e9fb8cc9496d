<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** Paths inside storages, as events about Nextcloud's table of files have them. */
final class TrashPath {
	/** What was deleted, in the trash bin of a home or of a team folder; the time is part of its name. */
	private const ITEM = '~^(?:files_trashbin/files|(?:__groupfolders/)?trash(?:/\d+)?)/([^/]+)\.d\d+$~D';

	/** @return ?string name that it had; null for everything else */
	public static function formerName(string $path): ?string {
		return preg_match(self::ITEM, $path, $parts) === 1 ? $parts[1] : null;
	}
}
