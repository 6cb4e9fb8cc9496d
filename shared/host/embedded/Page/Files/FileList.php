<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Files;

use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\IUserSession;

/**
 * What one sees of one's files: names, sizes and dates, to look at and to download.
 *
 * @phpstan-type Row array{id: int, name: string, path: string, href: string, icon: string, type: string, size: int|null, mtime: int,
 *   permissions: int}
 */
final class FileList {
	public function __construct(
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
	) {
	}

	/** Whether the caller may make files in a folder. */
	public function mayCreate(string $path): bool {
		return $this->folder($path)->isCreatable();
	}

	/**
	 * What a folder holds: folders first, then by name.
	 *
	 * @param string $path from the caller's own root on
	 * @return list<Row>
	 * @throws NotFoundException when there is no such folder for the caller
	 */
	public function of(string $path): array {
		$home = $this->home();
		$rows = array_map(fn (Node $node): array => $this->row($home, $node), array_values($this->folder($path)->getDirectoryListing()));
		usort($rows, static fn (array $one, array $other): int =>
			[$one['size'] !== null, mb_strtolower($one['name'])] <=> [$other['size'] !== null, mb_strtolower($other['name'])]);
		return $rows;
	}

	/**
	 * The one with this file id.
	 *
	 * @return Row|null null when the caller cannot see it
	 */
	public function find(int $id): ?array {
		$home = $this->home();
		$node = array_values($home->getById($id))[0] ?? null;
		return $node === null ? null : $this->row($home, $node);
	}

	/** @throws NotFoundException */
	private function folder(string $path): Folder {
		$folder = trim($path, '/') === '' ? $this->home() : $this->home()->get(trim($path, '/'));
		return $folder instanceof Folder ? $folder : throw new NotFoundException();
	}

	private function home(): Folder {
		return $this->root->getUserFolder($this->uid());
	}

	private function uid(): string {
		return $this->session->getUser()?->getUID() ?? '';
	}

	/** @return Row */
	private function row(Folder $home, Node $node): array {
		$path = (string)$home->getRelativePath($node->getPath());
		$isFile = $node instanceof File;
		return [
			'id' => (int)$node->getId(),
			'name' => $node->getName(),
			'path' => $path,
			'href' => $isFile
				? '/remote.php/dav/files/' . implode('/', array_map(rawurlencode(...), explode('/', $this->uid() . $path)))
				: '/index.php/apps/files/files?dir=' . rawurlencode($path),
			'icon' => $isFile ? 'file' : 'folder',
			'type' => $isFile ? $node->getMimetype() : 'Folder',
			'size' => $isFile ? (int)$node->getSize() : null,
			'mtime' => $node->getMTime(),
			'permissions' => $node->getPermissions(),
		];
	}
}
