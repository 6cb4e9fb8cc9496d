<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Branding;

use OCP\Files\IAppData;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\SimpleFS\ISimpleFolder;

/** The content of pictures, in the app's data: a folder for each form and each template that has some. Acts for the system. */
class ImageFiles {
	private const FOLDER = 'images-';

	public function __construct(private readonly IAppData $data) {
	}

	/** @param int|string $owner file of a form, or id of a template */
	public function save(int|string $owner, string $id, string $content): void {
		$this->folder($owner)->newFile($id, $content);
	}

	/**
	 * @param int|string $owner file of a form, or id of a template
	 * @return resource|null
	 */
	public function findOrNull(int|string $owner, string $id) {
		try {
			$content = $this->data->getFolder(self::FOLDER . $owner)->getFile($id)->read();
			return $content === false ? null : $content;
		} catch (NotFoundException) {
			return null;
		}
	}

	/** @param int|string $owner file of a form, or id of a template */
	public function findBytesOrNull(int|string $owner, string $id): ?string {
		$content = $this->findOrNull($owner, $id);
		$bytes = $content === null ? false : stream_get_contents($content);
		return $bytes === false ? null : $bytes;
	}

	/**
	 * @param int|string $from file of a form, or id of a template
	 * @param int|string $to likewise
	 * @return bool false when there is no such picture
	 */
	public function saveCopy(int|string $from, int|string $to, string $id): bool {
		$content = $this->findBytesOrNull($from, $id);
		if ($content !== null) {
			$this->save($to, $id, $content);
		}
		return $content !== null;
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

	/** @param int|string $owner file of a form, or id of a template */
	public function deleteFolder(int|string $owner): void {
		try {
			$this->data->getFolder(self::FOLDER . $owner)->delete();
		} catch (NotFoundException) {
			// Most have none.
		}
	}

	private function folder(int|string $owner): ISimpleFolder {
		$name = self::FOLDER . $owner;
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
