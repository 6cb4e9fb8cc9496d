<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\Accounts\Users\Quota;
use Host\Files\Store\Blobs;
use Host\Files\Store\Store;
use OCP\IUserManager;

/** How much more may be written. */
final class Space {
	public function __construct(
		private readonly Store $store,
		private readonly Blobs $blobs,
		private readonly IUserManager $users,
	) {
	}

	/** Bytes that are left: of the quota, else of the disk. */
	public function free(string $uid, Place $place): int {
		$disk = $this->blobs->free();
		$quota = $this->quota($uid, $place);
		return $quota < 0 ? $disk : min($disk, max(0, $quota - $this->used($place)));
	}

	/** Whether bytes may be added; with a quota there always remains one. */
	public function has(string $uid, Place $place, int $bytes): bool {
		return $this->quota($uid, $place) < 0 || $bytes < $this->free($uid, $place);
	}

	/** Whether a file without content or a folder may be added. */
	public function hasAny(string $uid, Place $place): bool {
		return $this->has($uid, $place, 0);
	}

	/** Of the person, or of the team folder; negative without one. */
	private function quota(string $uid, Place $place): int {
		return $place->folder === null
			? (int)(Quota::bytes($this->users->get($uid)?->getQuota() ?? '') ?? Quota::UNLIMITED)
			: $place->folder['quota'];
	}

	private function used(Place $place): int {
		$root = $this->store->entry($place->chain()[0]->id);
		return $root->size ?? 0;
	}
}
