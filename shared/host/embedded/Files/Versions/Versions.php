<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Versions;

use Host\Database\Database;
use Host\Files\Nodes\File;
use Host\Files\Nodes\Node;
use Host\Files\Store\Blob;
use Host\Files\Store\Blobs;
use Host\Files\Store\Store;
use Host\Files\View;
use OCA\DAV\Connector\Sabre\Exception\Forbidden;
use OCA\Files_Versions\Events\VersionRestoredEvent;
use OCA\Files_Versions\Versions\IDeletableVersionBackend;
use OCA\Files_Versions\Versions\IMetadataVersionBackend;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionManager;
use OCP\Constants;
use OCP\Files\Events\Node\BeforeNodeTouchedEvent;
use OCP\Files\Events\Node\NodeTouchedEvent;
use OCP\Files\FileInfo;
use OCP\Files\NotFoundException;
use OCP\IUser;

/** Versions of files, for apps: in homes and team folders alike, with the small differences that the host has between them. */
final class Versions implements IVersionManager, IMetadataVersionBackend, IDeletableVersionBackend {
	/** Seconds that lie between versions at least, by how old they are at most; the oldest have a week. */
	private const STEPS = [10 => 2, 60 => 10, 3600 => 60, 86_400 => 3600, 2_592_000 => 86_400, PHP_INT_MAX => 604_800];

	public function __construct(
		private readonly View $view,
		private readonly VersionMapper $mapper,
		private readonly Database $database,
		private readonly Store $store,
		private readonly Blobs $blobs,
	) {
	}

	#[\Override]
	public function getVersionsForFile(IUser $user, FileInfo $file): array {
		$node = self::node($file);
		if ($node->teamFolder() === null && $node->uid !== $user->getUID()) {
			throw new NotFoundException("Relative path not found for file {$node->getId()} ({$node->getPath()})");
		}
		return array_map(fn (VersionRow $row): Version => new Version($row, $node, $this, $user), $this->mapper->all($node->entry()));
	}

	/** @return resource */
	#[\Override]
	public function read(IVersion $version) {
		$own = self::version($version);
		if ($own->row->blob !== null) {
			return $this->blobs->open($own->row->blob);
		}
		// The current content of a file in a home is nowhere but there; of one in a team folder it is read as such.
		return $own->file instanceof File && $own->file->teamFolder() !== null
			? $own->file->fopen('r')
			: throw new NotFoundException($version->getVersionPath());
	}

	#[\Override]
	public function rollback(IVersion $version) {
		$own = self::version($version);
		$this->need(
			Constants::PERMISSION_UPDATE,
			$own->file,
			'You cannot restore this version because you do not have update permissions on the source file.',
		);
		$inHome = $own->file->teamFolder() === null;
		if ($inHome && $this->view->signals->isWatched($own->file->uid)) {
			$this->view->signals->tell(new BeforeNodeTouchedEvent($this->fresh($own)));
		}
		$this->database->atomic(function () use ($own): void {
			$file = $this->store->entry($own->file->getId()) ?? throw new NotFoundException();
			if ($own->row->blob !== null) {
				$this->mapper->keep($file);
				$this->store->write($file, new Blob($own->row->blob, $own->row->size), $own->row->timestamp);
				$this->mapper->promote($own->row);
			}
		});
		if ($inHome && $this->view->signals->isWatched($own->file->uid)) {
			$this->view->signals->tell(new NodeTouchedEvent($this->fresh($own)));
		}
		$this->view->signals->tell(new VersionRestoredEvent($version));
		return $inHome ? true : null;
	}

	#[\Override]
	public function deleteVersion(IVersion $version): void {
		$own = self::version($version);
		$this->need(
			Constants::PERMISSION_DELETE,
			$own->file,
			'You cannot delete this version because you do not have delete permissions on the source file.',
		);
		if ($own->isCurrent() && $own->file->teamFolder() !== null) {
			throw new NotFoundException((string)$own->row->timestamp);
		}
		$this->mapper->delete($own->row);
	}

	#[\Override]
	public function setMetadataValue(\OCP\Files\Node $node, int $revision, string $key, string $value): void {
		$this->need(
			Constants::PERMISSION_UPDATE,
			self::node($node),
			'You cannot update the version\'s metadata because you do not have update permissions on the source file.',
		);
		$this->mapper->annotate($node->getId(), $revision, $key, $value);
	}

	/**
	 * Thins out versions of the same file that lie too close together; one with a label stays.
	 *
	 * @return int how many are gone
	 */
	public function expire(): int {
		$expired = 0;
		/** @var list<int> $files */
		$files =
			$this->database->column('SELECT file_id FROM oc_files_versions WHERE blob IS NOT NULL GROUP BY file_id HAVING count(*) > 1');
		foreach ($files as $file) {
			$tooClose = array_filter(self::tooClose($this->mapper->former($file), time()), static fn (VersionRow $row): bool =>
				($row->metadata['label'] ?? '') === '');
			array_map($this->mapper->delete(...), $tooClose);
			$expired += count($tooClose);
		}
		return $expired;
	}

	/**
	 * @param list<VersionRow> $versions the newest first
	 * @return list<VersionRow>
	 */
	private static function tooClose(array $versions, int $now): array {
		$tooClose = [];
		$kept = null;
		foreach ($versions as $version) {
			if ($kept !== null && $version->timestamp > $kept - self::step($now - $kept)) {
				$tooClose[] = $version;
			} else {
				$kept = $version->timestamp;
			}
		}
		return $tooClose;
	}

	private static function step(int $age): int {
		foreach (self::STEPS as $until => $step) {
			if ($age < $until) {
				return $step;
			}
		}
		return 0;
	}

	/**
	 * Whoever is logged in needs a right, not who owns the file.
	 *
	 * @throws Forbidden
	 * @throws NotFoundException
	 */
	private function need(int $bits, Node $file, string $refusal): void {
		$asking = $this->view->people->asking() ?? throw new NotFoundException('No user logged in');
		$place = $file->teamFolder() !== null || $file->uid === $asking
			? $file->place()
			: $this->view->finder->byId($asking, $file->getId())[1]
				?? throw new NotFoundException('Version file not accessible by current user');
		if (!$place->may($bits)) {
			throw new Forbidden($refusal);
		}
	}

	private function fresh(Version $version): Node {
		return $this->view->nodeOrGap($version->file->uid, $version->file->path);
	}

	private static function node(FileInfo $file): Node {
		return $file instanceof Node ? $file : throw new \LogicException('Not a file of this host');
	}

	private static function version(IVersion $version): Version {
		return $version instanceof Version ? $version : throw new \LogicException('Not a version of this host');
	}
}
