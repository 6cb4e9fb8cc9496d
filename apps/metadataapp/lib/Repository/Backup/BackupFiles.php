<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Backup;

use OCA\MetadataApp\Model\Backup\BackupName;
use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCP\Files\IAppData;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFolder;

/**
 * Backups in the app's data: a folder for each, with its parts and, once all of them are there, a manifest. Acts for the system.
 */
class BackupFiles {
	private const FOLDER = 'backup-';
	private const MANIFEST = 'manifest.json';
	/** No manifest is longer. */
	private const MANIFEST_BYTES = 1_048_576;
	private const PART = '/^\d{6}-[0-9a-f]{16}\.gz$/D';

	public function __construct(private readonly IAppData $data) {
	}

	/** @return list<Manifest> of the backups that are complete, the newest first */
	public function findAll(): array {
		$found = [];
		foreach ($this->stems() as $stem) {
			$backup = $this->findOrNull(BackupName::ofStem($stem));
			if ($backup !== null) {
				$found[] = $backup;
			}
		}
		usort($found, static fn (Manifest $a, Manifest $b): int => $b->filename <=> $a->filename);
		return $found;
	}

	/** @return list<string> names of those that are not complete */
	public function findAllHalfMade(): array {
		$names = array_map(BackupName::ofStem(...), $this->stems());
		return array_values(array_filter($names, fn (string $name): bool => $this->findOrNull($name) === null));
	}

	/** @return ?Manifest null for a backup that is not complete, too */
	public function findOrNull(string $filename): ?Manifest {
		$content = $this->contentOrNull($filename, self::MANIFEST);
		if ($content === null) {
			return null;
		}
		try {
			return Manifest::of($filename, (string)stream_get_contents($content, self::MANIFEST_BYTES));
		} catch (CorruptData) {
			// It was being written when its process died.
			return null;
		} finally {
			fclose($content);
		}
	}

	/** Whether there is one, complete or not. */
	public function has(string $filename): bool {
		return $this->folderOrNull($filename) !== null;
	}

	/**
	 * @param int $part counted from 1
	 * @return resource|null content, compressed
	 */
	public function findPartOrNull(Manifest $backup, int $part) {
		$name = $backup->parts[$part - 1] ?? '';
		return preg_match(self::PART, $name) === 1 ? $this->contentOrNull($backup->filename, $name) : null;
	}

	/**
	 * Writes over nothing: who is slow, and was taken for dead, writes a file that nobody reads.
	 *
	 * @param int $part counted from 1
	 * @param string $worker who writes it
	 * @return string its name
	 */
	public function savePart(string $filename, int $part, string $worker, string $content): string {
		$name = sprintf('%06d-%s.gz', $part, $worker);
		$this->save($filename, $name, $content);
		return $name;
	}

	/** Makes the backup complete. */
	public function saveManifest(Manifest $manifest): void {
		$this->deleteOthers($manifest);
		$this->save($manifest->filename, self::MANIFEST, $manifest->toJson());
	}

	/** Its manifest goes first, so that nothing is left that looks complete. */
	public function delete(string $filename): void {
		$folder = $this->folderOrNull($filename);
		if ($folder === null) {
			return;
		}
		try {
			$folder->getFile(self::MANIFEST)->delete();
		} catch (NotFoundException) {
			// It never had one.
		}
		$folder->delete();
	}

	/** Parts of who died, or was too slow. */
	private function deleteOthers(Manifest $manifest): void {
		foreach ($this->folderOrNull($manifest->filename)?->getDirectoryListing() ?? [] as $file) {
			if (!in_array($file->getName(), $manifest->parts, true)) {
				$file->delete();
			}
		}
	}

	private function save(string $filename, string $name, string $content): void {
		$folder = $this->folderOrNull($filename) ?? $this->made(self::FOLDER . BackupName::stemOrNull($filename));
		try {
			$folder->getFile($name)->delete();
		} catch (NotFoundException) {
			// The usual case.
		}
		$folder->newFile($name, $content);
	}

	/** @return resource|null */
	private function contentOrNull(string $filename, string $name) {
		try {
			$content = $this->folderOrNull($filename)?->getFile($name)->read();
			return is_resource($content) ? $content : null;
		} catch (NotFoundException) {
			return null;
		}
	}

	private function folderOrNull(string $filename): ?ISimpleFolder {
		$stem = BackupName::stemOrNull($filename);
		try {
			return $stem === null ? null : $this->data->getFolder(self::FOLDER . $stem);
		} catch (NotFoundException) {
			return null;
		}
	}

	private function made(string $name): ISimpleFolder {
		try {
			return $this->data->newFolder($name);
		} catch (NotPermittedException $failure) {
			// Nextcloud remembers that there was none.
			foreach ($this->data->getDirectoryListing() as $folder) {
				if ($folder->getName() === $name) {
					return $folder;
				}
			}
			throw $failure;
		}
	}

	/** @return list<string> of all folders that are of backups */
	private function stems(): array {
		$stems = [];
		foreach ($this->data->getDirectoryListing() as $folder) {
			$stem = str_starts_with($folder->getName(), self::FOLDER) ? substr($folder->getName(), strlen(self::FOLDER)) : '';
			if (BackupName::stemOrNull(BackupName::ofStem($stem)) !== null) {
				$stems[] = $stem;
			}
		}
		return $stems;
	}
}
