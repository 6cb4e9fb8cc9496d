<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Trash;

use Host\Files\Nodes\File;
use Host\Files\Place;
use Host\Files\View;
use OCA\Files_Trashbin\Trash\ITrashItem;
use OCP\Constants;
use OCP\IUser;
use OCP\IUserManager;
use OCP\Server;

/** Something in the trash, as apps have it in hand. */
final class TrashedNode extends File implements ITrashItem {
	private ?TrashItem $item = null;

	public static function of(View $view, TrashItem $item): self {
		$place = new Place($item->entry, [], $item->folder, Constants::PERMISSION_ALL);
		$node = new self($view, $item->uid, $item->pathName, $place, 'files_trashbin/files');
		$node->item = $item;
		return $node;
	}

	public function item(): TrashItem {
		return $this->item ?? throw new \LogicException('It was made without what it is of');
	}

	#[\Override]
	public function getOriginalLocation(): string {
		return $this->item()->title;
	}

	#[\Override]
	public function getDeletedTime(): int {
		return $this->item()->deleted;
	}

	#[\Override]
	public function getDeletedBy(): ?IUser {
		return Server::get(IUserManager::class)->get($this->item()->deletedBy);
	}
}
