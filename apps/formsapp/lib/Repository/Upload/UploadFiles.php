<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Upload;

use OCP\Files\IAppData;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFile;
use OCP\Files\SimpleFS\ISimpleFolder;

/** The content of files that were sent for questions, in the app's data: a folder for each form. Acts for the system. */
class UploadFiles {
	private const FOLDER = 'uploads-';

	public function __construct(private readonly IAppData $data) {
	}

	/** @param string $path of the content, on the disk */
	public function save(int $fileId, string $id, string $path): void {
		$content = fopen($path, 'rb');
		if ($content === false) {
			throw new \RuntimeException('An upload cannot be read');
		}
		try {
			$this->folder($fileId)->newFile($id, $content);
		} finally {
			if (is_resource($content)) {
				fclose($content);
			}
		}
	}

	/** @return resource|null */
	public function findOrNull(int $fileId, string $id) {
		try {
			$content = $this->data->getFolder(self::FOLDER . $fileId)->getFile($id)->read();
			return $content === false ? null : $content;
		} catch (NotFoundException) {
			return null;
		}
	}

	public function delete(int $fileId, string $id): void {
		try {
			$this->data->getFolder(self::FOLDER . $fileId)->getFile($id)->delete();
		} catch (NotFoundException) {
			// Deleted before.
		}
	}

	/** @return list<int> forms that have a folder */
	public function findAllForms(): array {
		$names = array_map(static fn (ISimpleFolder $folder): string => $folder->getName(), $this->data->getDirectoryListing());
		$own = array_filter($names, static fn (string $name): bool => preg_match('/^' . self::FOLDER . '\d+$/D', $name) === 1);
		return array_map(static fn (string $name): int => (int)substr($name, strlen(self::FOLDER)), array_values($own));
	}

	/** @return list<string> ids */
	public function findAll(int $fileId): array {
		$files = $this->data->getFolder(self::FOLDER . $fileId)->getDirectoryListing();
		return array_map(static fn (ISimpleFile $file): string => $file->getName(), array_values($files));
	}

	public function deleteFolder(int $fileId): void {
		$this->data->getFolder(self::FOLDER . $fileId)->delete();
	}

	private function folder(int $fileId): ISimpleFolder {
		$name = self::FOLDER . $fileId;
		try {
			return $this->data->getFolder($name);
		} catch (NotFoundException) {
			try {
				return $this->data->newFolder($name);
			} catch (NotPermittedException $failure) {
				// Another request was faster; Nextcloud remembers that there was none.
				foreach ($this->data->getDirectoryListing() as $folder) {
					if ($folder->getName() === $name) {
						return $folder;
					}
				}
				throw $failure;
			}
		}
	}
}
