<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files;

use Host\Database\Database;
use Host\Files\Store\Blob;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\Files\Versions\VersionMapper;

/** Writes content, and keeps what was there as a version, where anybody watches. */
final class Writer {
	public function __construct(
		private readonly Database $database,
		private readonly Store $store,
		private readonly VersionMapper $versions,
		private readonly Signals $signals,
		private readonly People $people,
	) {
	}

	/** Writes and keeps what was there; decides inside the transaction whether it is new. */
	public function write(string $uid, Entry $parent, string $name, Blob $blob, ?int $mtime): void {
		$this->database->atomic(function () use ($uid, $parent, $name, $blob, $mtime): void {
			$old = $this->store->child($parent->id, $name);
			$new = $old === null ? $this->store->create($parent, $name, $blob, $mtime) : $this->store->write($old, $blob, $mtime);
			if ($this->signals->isWatched($uid)) {
				$old === null ? $this->versions->current($new) : $this->versions->replaced($old, $new);
				$this->sign($new);
			}
		});
	}

	public function touch(string $uid, Entry $entry, int $mtime): void {
		$this->database->atomic(function () use ($uid, $entry, $mtime): void {
			$touched = $this->store->touch($entry, $mtime);
			if ($this->signals->isWatched($uid)) {
				$this->versions->touched($entry, $touched);
			}
		});
	}

	/**
	 * Gives copies their versions: in a home those of their sources, elsewhere none but the present content.
	 *
	 * @param array<int, Entry> $copies by the ids of their sources, the topmost first
	 */
	public function copied(string $uid, array $copies, bool $isInHome): void {
		$top = array_key_first($copies);
		foreach ($this->signals->isWatched($uid) ? $copies : [] as $id => $copy) {
			if ($copy->isFolder()) {
				continue;
			}
			$isInHome ? $this->versions->copy($id, $copy) : $this->versions->current($copy);
			if ($id === $top) {
				$this->sign($copy);
			}
		}
	}

	/** Notes who wrote, when it was a person. */
	private function sign(Entry $file): void {
		$author = $this->people->asking();
		if ($author !== null) {
			$this->versions->annotate($file->id, $file->mtime, 'author', $author);
		}
	}
}
