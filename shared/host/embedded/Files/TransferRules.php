<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use OCP\Constants;

/** Whether something may be moved or copied to a place where the person may make things. */
final class TransferRules {
	public function __construct(
		private readonly Finder $finder,
		private readonly Space $space,
	) {
	}

	/** Inside a team folder the rights of its groups and its rules are asked for different things; elsewhere the source alone counts. */
	public function mayMove(string $uid, Place $source, Place $parent, ?Place $target): bool {
		if ($source->entry->storage !== $parent->entry->storage) {
			$free = $source->folder === null
				|| $source->folder['acl'] === 0
				|| ($source->may(Constants::PERMISSION_DELETE) && $this->finder->isWholeTreeDeletable($uid, $source));
			return $free && $this->space->has($uid, $parent, $source->entry->size);
		}
		if ($source->folder === null) {
			return true;
		}
		$isRename = $source->entry->parent === $parent->entry->id;
		$folder = $this->finder->place($uid, $source->folder, $source->above);
		return ($source->folder['permissions'] & Constants::PERMISSION_UPDATE) !== 0
			&& ($isRename || ($folder !== null && ($this->finder->ruled($uid, $folder) & Constants::PERMISSION_DELETE) !== 0))
			&& ($this->finder->ruled($uid, $source) & Constants::PERMISSION_UPDATE) !== 0
			&& $this->isTargetAllowed($uid, $parent, $target);
	}

	public function mayCopy(string $uid, Place $source, Place $parent, ?Place $target): bool {
		$inTeamFolder = $source->folder !== null && $source->entry->storage === $parent->entry->storage;
		return $this->space->has($uid, $parent, $source->entry->size)
			&& (!$inTeamFolder || (($source->folder['permissions'] & Constants::PERMISSION_CREATE) !== 0
				&& $this->isTargetAllowed($uid, $parent, $target)));
	}

	private function isTargetAllowed(string $uid, Place $parent, ?Place $target): bool {
		return $target === null
			? ($this->finder->ruled($uid, $parent) & Constants::PERMISSION_CREATE) !== 0
			: ($this->finder->ruled($uid, $target) & Constants::PERMISSION_UPDATE) !== 0;
	}
}
