<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Accounts\Users\Quota as UserQuota;
use Host\Dav\Http\Address;
use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\Tree;
use Host\TeamFolders\Access;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCP\Files\FileInfo;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\IUser;

/** Room for what is to be written, asked before it is. */
final class Quota {
	/** What a new folder is taken to need. */
	private const FOLDER = 4096;

	public function __construct(
		private readonly Access $access,
		private readonly IUser $user,
	) {
	}

	/** What clients show as free: of the disk they are told nothing. */
	public function shown(Folder $folder): int {
		return $this->hasLimit($folder) ? (int)$folder->getFreeSpace() : FileInfo::SPACE_UNLIMITED;
	}

	/** @param string $name of the file that is to be made in the entry; empty where the entry is the file */
	public function needForBody(Entry $entry, Call $call, string $name = ''): void {
		$lengths =
			array_filter(array_map($call->header(...), ['x-expected-entity-length', 'content-length', 'oc-total-length']), is_numeric(...));
		if ($entry instanceof NodeEntry && $lengths !== []) {
			$this->need(
				$entry->node(),
				max(array_map(intval(...), $lengths)),
				rtrim(self::place($entry->node()), '/') . ($name === '' ? '' : "/$name"),
			);
		}
	}

	public function needForFolder(Tree $tree, string $path): void {
		$this->needAt($tree, $path, self::FOLDER, '. Cannot create directory');
	}

	public function needForTransfer(Tree $tree, string $path, int $size): void {
		$this->needAt($tree, $path, $size, '');
	}

	private function needAt(Tree $tree, string $path, int $size, string $words): void {
		$entry = $tree->findOrNull($path) ?? $tree->findOrNull(Address::split($path)[0]);
		if ($entry instanceof NodeEntry) {
			$this->need($entry->node(), $size, self::place($entry->node()) . $words);
		}
	}

	private function need(Node $node, int $size, string $words): void {
		$folder = $node instanceof Folder ? $node : $node->getParent();
		$free = (int)$folder->getFreeSpace();
		if ($size > 0 && $free >= 0 && $size > $free) {
			throw Problem::of('InsufficientStorage', "Insufficient space in $words");
		}
	}

	private function hasLimit(Folder $folder): bool {
		$mount = $folder->getMountPoint();
		if (!$mount instanceof GroupMountPoint) {
			return (UserQuota::bytes($this->user->getQuota()) ?? UserQuota::UNLIMITED) >= 0;
		}
		return array_filter(
			$this->access->folders($this->user->getUID()),
			static fn (array $one): bool => $one['folder_id'] === $mount->getFolderId() && $one['quota'] >= 0,
		) !== [];
	}

	/** A path in the person's files. */
	private static function place(Node $node): string {
		$path = preg_replace('#^/[^/]+/files#', '', rtrim($node->getPath(), '/')) ?? '';
		return $path === '' ? '/' : $path;
	}
}
