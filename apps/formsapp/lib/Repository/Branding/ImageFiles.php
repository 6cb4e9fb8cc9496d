<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Branding;

use OCP\Files\IAppData;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFolder;

/** The content of pictures, in the app's data: a folder for each form that has some. Acts for the system. */
class ImageFiles {
	private const FOLDER = 'images-';

	public function __construct(private readonly IAppData $data) {
	}

	public function save(int $fileId, string $id, string $content): void {
		$this->folder($fileId)->newFile($id, $content);
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

	public function findBytesOrNull(int $fileId, string $id): ?string {
		$content = $this->findOrNull($fileId, $id);
		$bytes = $content === null ? false : stream_get_contents($content);
		return $bytes === false ? null : $bytes;
	}

	/** @return list<int> forms that have a folder */
	public function findAllForms(): array {
		$names = array_map(static fn (ISimpleFolder $folder): string => $folder->getName(), $this->data->getDirectoryListing());
		$own = array_filter($names, static fn (string $name): bool => preg_match('/^' . self::FOLDER . '\d+$/D', $name) === 1);
		return array_map(static fn (string $name): int => (int)substr($name, strlen(self::FOLDER)), array_values($own));
	}

	public function delete(int $fileId, string $id): void {
		try {
			$this->data->getFolder(self::FOLDER . $fileId)->getFile($id)->delete();
		} catch (NotFoundException) {
			// Deleted before.
		}
	}

	public function deleteFolder(int $fileId): void {
		try {
			$this->data->getFolder(self::FOLDER . $fileId)->delete();
		} catch (NotFoundException) {
			// Most have none.
		}
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
