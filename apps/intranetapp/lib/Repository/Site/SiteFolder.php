<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Site;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Host\FolderFacts;
use OCA\IntranetApp\Shared\Host\TeamFolders;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** The team folder of the site as nodes: as seen by the caller or another account, or as a whole for the system. */
class SiteFolder {
	private ?FolderFacts $facts = null;
	private ?Folder $unrestricted = null;

	public function __construct(
		private readonly IRootFolder $root,
		private readonly TeamFolders $teamFolders,
		private readonly SiteSettings $site,
		private readonly ?string $userId,
	) {
	}

	/** Null before the setup, without the Team folders app and when the folder was deleted. */
	public function findFactsOrNull(): ?FolderFacts {
		$id = $this->site->findFolderIdOrNull();
		if ($this->facts?->id !== $id) {
			$this->facts = $id === null ? null : $this->teamFolders->findOrNull($id);
		}
		return $this->facts;
	}

	/** As the caller sees it; null when the caller has no access. */
	public function findForCallerOrNull(): ?Folder {
		return $this->userId === null ? null : $this->findForUserOrNull($this->userId);
	}

	public function findForUserOrNull(string $userId): ?Folder {
		$node = $this->nodeOf($userId, '');
		return $node instanceof Folder ? $node : null;
	}

	/** @param string $path relative to the team folder; its parent folders need not be readable */
	public function findNodeForCallerOrNull(string $path): ?Node {
		return $this->userId === null ? null : $this->nodeOf($this->userId, $path);
	}

	/**
	 * A file or folder in the team folder, if the caller may read it; this includes one below an unreadable folder.
	 *
	 * @param string $path expected path, relative to the team folder; used where the host does not find the node by id yet
	 */
	public function findNodeByIdForCallerOrNull(int $fileId, string $path): ?Node {
		$id = $this->site->findFolderIdOrNull();
		if ($this->userId === null || $id === null) {
			return null;
		}
		$node = $this->findNodeForCallerOrNull($path);
		if ($node?->getId() === $fileId) {
			return $node;
		}
		foreach ($this->root->getUserFolder($this->userId)->getById($fileId) as $node) {
			if ($this->teamFolders->holds($id, $node)) {
				return $node;
			}
		}
		return null;
	}

	/**
	 * The whole folder, as the system: no rules apply, and file ids are the same for all users. The host emits no
	 * events and keeps no versions for changes made here.
	 *
	 * @throws Conflict when there is none
	 */
	public function findForSystem(): Folder {
		$facts = $this->required();
		if ($this->unrestricted === null) {
			$path = $this->teamFolders->mountUnrestricted($facts->id);
			$node = $path === null ? null : $this->root->get($path);
			$this->unrestricted = $node instanceof Folder ? $node : throw self::missing();
		}
		return $this->unrestricted;
	}

	/** @throws Conflict when there is none */
	public function findStorageId(): int {
		return $this->required()->storageId;
	}

	/** @throws Conflict when there is none */
	public function findRootFileId(): int {
		return $this->required()->rootFileId;
	}

	/**
	 * Path of the folder inside its storage, such as `files`.
	 *
	 * @throws Conflict when there is none
	 */
	public function findInternalPrefix(): string {
		return $this->required()->prefix;
	}

	/** @param string $path relative to the team folder, '' for the folder itself */
	private function nodeOf(string $userId, string $path): ?Node {
		$id = $this->site->findFolderIdOrNull();
		$name = $id === null ? null : $this->teamFolders->nameFor($userId, $id);
		if ($id === null || $name === null) {
			return null;
		}
		$home = $this->root->getUserFolder($userId);
		$place = rtrim("$name/$path", '/');
		$node = self::below($home, $place);
		if ($node === null && self::below($home, $name) === null) {
			// The host caches a user's team folders for minutes; listing the home folder makes it ask again.
			$home->getDirectoryListing();
			$node = self::below($home, $place);
		}
		return $node !== null && $this->teamFolders->holds($id, $node) ? $node : null;
	}

	private static function below(Folder $folder, string $path): ?Node {
		try {
			return $folder->get($path);
		} catch (NotFoundException|NotPermittedException) {
			return null;
		}
	}

	private function required(): FolderFacts {
		return $this->findFactsOrNull() ?? throw self::missing();
	}

	private static function missing(): Conflict {
		return new Conflict(Reason::NOT_SET_UP, 'The Intranet is not set up yet. Ask an administrator.');
	}
}
