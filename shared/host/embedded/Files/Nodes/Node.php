<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Nodes;

use Host\Files\Finder;
use Host\Files\Names;
use Host\Files\Place;
use Host\Files\Store\Entry;
use Host\Files\View;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCP\Constants;
use OCP\Files\FileInfo;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/**
 * A file or folder as apps have it in hand. Knows its path and looks up the rest when it is asked first.
 *
 * @phpstan-import-type TeamFolder from Place
 */
abstract class Node implements \OCP\Files\Node {
	/**
	 * @param string $path below the home of the person; "" is the home. Moving the node changes it.
	 * @param string $area beside which other folders of the person the home lies
	 */
	final public function __construct(
		protected readonly View $view,
		public readonly string $uid,
		public string $path,
		private ?Place $place,
		private readonly string $area = 'files',
	) {
	}

	/** @throws NotFoundException */
	public function place(): Place {
		return $this->place ??= $this->lookUp() ?? throw new NotFoundException();
	}

	/** @throws NotFoundException */
	public function entry(): Entry {
		return $this->place()->entry;
	}

	/** @return ?TeamFolder null in the home */
	public function teamFolder(): ?array {
		return $this->place()->folder;
	}

	/** Whether a team folder begins here. */
	public function isMount(): bool {
		return $this->place()->isMount();
	}

	#[\Override]
	public function getId() {
		return $this->entry()->id;
	}

	#[\Override]
	public function getName() {
		return basename($this->getPath());
	}

	#[\Override]
	public function getPath() {
		return rtrim("/$this->uid/$this->area/$this->path", '/');
	}

	#[\Override]
	public function getInternalPath() {
		return $this->place()->internalPath();
	}

	#[\Override]
	public function getMTime() {
		return $this->entry()->mtime;
	}

	#[\Override]
	public function getSize($includeMounts = true): int|float {
		return $this->entry()->size;
	}

	#[\Override]
	public function getEtag() {
		return $this->entry()->etag;
	}

	#[\Override]
	public function getMimetype(): string {
		return $this->entry()->mimetype;
	}

	#[\Override]
	public function getMimePart() {
		return explode('/', $this->getMimetype())[0];
	}

	#[\Override]
	public function getExtension(): string {
		return pathinfo($this->getName(), PATHINFO_EXTENSION);
	}

	#[\Override]
	public function getCreationTime(): int {
		return $this->entry()->created;
	}

	#[\Override]
	public function getUploadTime(): int {
		return $this->entry()->uploaded;
	}

	#[\Override]
	public function getParentId(): int {
		return $this->entry()->parent;
	}

	#[\Override]
	public function getType() {
		return $this->entry()->isFolder() ? FileInfo::TYPE_FOLDER : 'file';
	}

	#[\Override]
	public function getPermissions() {
		return $this->place()->permissions;
	}

	#[\Override]
	public function isReadable() {
		return $this->may(Constants::PERMISSION_READ);
	}

	#[\Override]
	public function isUpdateable() {
		return $this->may(Constants::PERMISSION_UPDATE);
	}

	#[\Override]
	public function isCreatable() {
		return $this->may(Constants::PERMISSION_CREATE);
	}

	#[\Override]
	public function isDeletable() {
		return $this->may(Constants::PERMISSION_DELETE);
	}

	#[\Override]
	public function isShareable() {
		return $this->may(Constants::PERMISSION_SHARE);
	}

	#[\Override]
	public function isMounted() {
		return $this->teamFolder() !== null;
	}

	#[\Override]
	public function getMountPoint() {
		$folder = $this->teamFolder();
		return $folder === null
			? new Mount($this->getStorage(), "/$this->uid", 0)
			: new GroupMountPoint($this->getStorage(), "/$this->uid/files/{$folder['mount_point']}", $folder['folder_id']);
	}

	#[\Override]
	public function getStorage() {
		return $this->view->storage($this->uid, $this->teamFolder());
	}

	#[\Override]
	public function getOwner() {
		return $this->view->people->owner($this->uid);
	}

	#[\Override]
	public function getParent() {
		if ($this->path === '') {
			throw new NotFoundException();
		}
		$parent = $this->at(Names::split($this->path)[0]);
		return $parent instanceof Folder ? $parent : throw new NotFoundException();
	}

	#[\Override]
	public function touch($mtime = null) {
		if (!$this->isUpdateable()) {
			throw new NotPermittedException();
		}
		$this->view->touch($this->uid, $this->path, $mtime);
		$this->forget();
	}

	#[\Override]
	public function delete() {
		if (!$this->isDeletable()) {
			throw new NotPermittedException();
		}
		$this->view->delete($this->uid, $this->path);
		$this->forget();
	}

	#[\Override]
	public function copy($targetPath) {
		$path = $this->target($targetPath, 'copy');
		if (!$this->view->copy($this->uid, $this->path, $path)) {
			throw new NotPermittedException("Could not copy {$this->getPath()} to $targetPath");
		}
		return $this->at($path);
	}

	#[\Override]
	public function move($targetPath) {
		$path = $this->target($targetPath, 'move');
		if (!$this->view->move($this->uid, $this->path, $path)) {
			throw new NotPermittedException("Could not move {$this->getPath()} to $targetPath");
		}
		$this->path = $path;
		$this->forget();
		return $this->at($path);
	}

	/** What is at a path below the home. */
	protected function at(string $path): self {
		$place = $this->view->finder->find($this->uid, $path) ?? throw new NotFoundException("/$this->uid/files/$path");
		return $this->view->node($this->uid, $path, $place);
	}

	protected function lookUp(): ?Place {
		return $this->view->finder->find($this->uid, $this->path);
	}

	/** Something changed: look again. */
	protected function forget(): void {
		$this->place = null;
	}

	protected function may(int $bits): bool {
		return $this->place()->may($bits);
	}

	/**
	 * The path below the home that an absolute one means, in a folder where something may be made.
	 *
	 * @throws NotPermittedException
	 * @throws NotFoundException
	 */
	private function target(string $absolute, string $verb): string {
		$path = Names::path($absolute);
		$inside = $path === null ? null : Finder::below("$this->uid/files", $path);
		if ($inside === null || $inside === '' || !$this->at(Names::split($inside)[0])->isCreatable()) {
			throw new NotPermittedException("No permission to $verb to path $absolute");
		}
		return $inside;
	}
}
