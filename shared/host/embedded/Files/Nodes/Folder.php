<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Finder;
use Host\Files\Names;
use Host\Files\Place;
use OCP\Constants;
use OCP\Files\NotEnoughSpaceException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** A folder. */
class Folder extends Node implements \OCP\Files\Folder {
	#[\Override]
	public function getFullPath($path) {
		return $this->absolute($this->inside($path));
	}

	#[\Override]
	public function getRelativePath($path) {
		$below = Finder::below($this->getPath(), $path);
		return $below === null ? null : "/$below";
	}

	#[\Override]
	public function isSubNode($node) {
		return str_starts_with($node->getPath(), $this->getPath() . '/');
	}

	#[\Override]
	public function getDirectoryListing(?string $mimetypeFilter = null): array {
		$nodes = [];
		foreach ($this->view->finder->children($this->uid, $this->path, $this->place()) as $name => $place) {
			$node = $this->view->node($this->uid, ltrim("$this->path/$name", '/'), $place);
			if ($mimetypeFilter === null || $mimetypeFilter === $node->getMimetype() || $mimetypeFilter === $node->getMimePart()) {
				$nodes[] = $node;
			}
		}
		return $nodes;
	}

	#[\Override]
	public function search($query) {
		$nodes = [];
		foreach ($this->view->finder->named($this->uid, $this->path, $this->place(), $query) as [$path, $place]) {
			$nodes[] = $this->view->node($this->uid, $path, $place);
		}
		return $nodes;
	}

	#[\Override]
	public function get($path) {
		return $this->at($this->inside($path));
	}

	#[\Override]
	public function nodeExists($path) {
		try {
			$this->get($path);
			return true;
		} catch (NotFoundException|NotPermittedException) {
			return false;
		}
	}

	#[\Override]
	public function newFolder($path) {
		if (!$this->may(Constants::PERMISSION_CREATE)) {
			throw new NotPermittedException("No create permission for folder \"$path\"");
		}
		$inside = $this->inside($path);
		$this->view->mkdir($this->uid, $inside);
		// Another request may have made it meanwhile.
		$node = $this->view->nodeOrGap($this->uid, $inside);
		$this->forget();
		return $node instanceof self ? $node : throw new NotPermittedException("Could not create folder \"{$this->absolute($inside)}\"");
	}

	#[\Override]
	public function newFile($path, $content = null) {
		if ($path === '') {
			throw new NotPermittedException('Could not create as provided path is empty');
		}
		if (!$this->may(Constants::PERMISSION_CREATE)) {
			throw new NotPermittedException("No create permission for path \"$path\"");
		}
		$inside = $this->inside($path);
		try {
			$done = $this->view->newFile($this->uid, $inside, $content);
		} catch (NotEnoughSpaceException) {
			$done = false;
		}
		$node = $this->view->nodeOrGap($this->uid, $inside);
		$this->forget();
		return $done && $node instanceof File
			? $node
			: throw new NotPermittedException("Could not create path \"{$this->absolute($inside)}\"");
	}

	#[\Override]
	public function getById($id) {
		$node = $this->getFirstNodeById((int)$id);
		return $node === null ? [] : [$node];
	}

	#[\Override]
	public function getFirstNodeById(int $id): ?\OCP\Files\Node {
		// The host knows ids of people's files only, not of what hangs below another name.
		$found = $this->view->people->get($this->uid) === null ? null : $this->view->finder->byId($this->uid, $id);
		return $found !== null && Finder::below($this->path, $found[0]) !== null ? $this->view->node($this->uid, ...$found) : null;
	}

	#[\Override]
	public function getFreeSpace() {
		return $this->view->space->free($this->uid, $this->place());
	}

	#[\Override]
	public function getNonExistingName($filename) {
		return Names::free($filename, fn (string $name): bool => $this->nodeExists($name));
	}

	/** With the sizes of the team folders in it. */
	#[\Override]
	public function getSize($includeMounts = true): int|float {
		$sizes = array_map(static fn (Place $place): int => $place->entry->size, $includeMounts ? $this->mounts() : []);
		return parent::getSize() + array_sum($sizes);
	}

	/** Changes with the team folders in it, and with what the person may do there. */
	#[\Override]
	public function getEtag() {
		$mounts = $this->mounts();
		$etags = array_map(
			static fn (string $path, Place $place): string => "/$path/{$place->entry->etag}$place->permissions",
			array_keys($mounts),
			$mounts,
		);
		return $mounts === [] ? parent::getEtag() : md5(implode('::', [parent::getEtag(), ...$etags]));
	}

	#[\Override]
	public function getMTime() {
		return max([
			parent::getMTime(),
			...array_map(static fn (Place $place): int => $place->entry->mtime, array_values($this->mounts())),
		]);
	}

	/** @return array<string, Place> team folders below, by path */
	private function mounts(): array {
		return $this->teamFolder() === null ? $this->view->finder->mounts($this->uid, $this->path) : [];
	}

	/** The path below the home that a path below this folder means. */
	private function inside(string $path): string {
		$below = Names::path($path) ?? throw new NotPermittedException("Invalid path \"$path\"");
		return trim("$this->path/$below", '/');
	}

	private function absolute(string $inside): string {
		return rtrim("/$this->uid/files/$inside", '/');
	}
}
