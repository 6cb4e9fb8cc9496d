<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Trashbin\Trash;

use OCP\Files\FileInfo;
use OCP\IUser;

/** Something in the trash. */
interface ITrashItem extends FileInfo {
	/** Path below the home where it was. */
	public function getOriginalLocation(): string;

	/** Unix time. */
	public function getDeletedTime(): int;

	public function getDeletedBy(): ?IUser;
}
