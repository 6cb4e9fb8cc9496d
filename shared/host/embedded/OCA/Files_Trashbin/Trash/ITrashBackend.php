<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Trashbin\Trash;

use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\IUser;

interface ITrashBackend {
	/** @return ITrashItem[] what was deleted as such and the person sees */
	public function listTrashRoot(IUser $user): array;

	/**
	 * Back to where it was, or near.
	 *
	 * @return ?bool
	 * @throws NotFoundException
	 * @throws NotPermittedException
	 */
	public function restoreItem(ITrashItem $item);

	/**
	 * For good.
	 *
	 * @return void
	 * @throws NotFoundException
	 * @throws NotPermittedException
	 */
	public function removeItem(ITrashItem $item);
}
