<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Trash;

use Host\Files\View;
use OCA\Files_Trashbin\Trash\ITrashItem;
use OCA\Files_Trashbin\Trash\ITrashManager;
use OCP\IUser;

/** The trash, for apps. */
final class TrashManager implements ITrashManager {
	public function __construct(
		private readonly Trash $trash,
		private readonly View $view,
	) {
	}

	/** @return list<ITrashItem> the newest first */
	#[\Override]
	public function listTrashRoot(IUser $user): array {
		$items = array_map(fn (TrashItem $item): ITrashItem => TrashedNode::of($this->view, $item), $this->trash->items($user->getUID()));
		usort($items, static fn (ITrashItem $a, ITrashItem $b): int => $b->getDeletedTime() - $a->getDeletedTime());
		return $items;
	}

	/** @return ?bool false when it could not be, where a home's trash says so */
	#[\Override]
	public function restoreItem(ITrashItem $item) {
		$own = self::own($item);
		$isBack = $this->trash->restore($own);
		return $own->folder === null ? $isBack : null;
	}

	/** @return void */
	#[\Override]
	public function removeItem(ITrashItem $item) {
		$this->trash->remove(self::own($item));
	}

	private static function own(ITrashItem $item): TrashItem {
		return $item instanceof TrashedNode ? $item->item() : throw new \LogicException('It comes from elsewhere');
	}
}
