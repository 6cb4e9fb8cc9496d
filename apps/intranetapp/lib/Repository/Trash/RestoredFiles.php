<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Trash;

use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/**
 * Files that the host restored from its trash bin, accessed as the system: the host puts them at the top of the team folder
 * when their place is taken or gone, where most users may move nothing: host-facts.md, "Deleted files of team folders". Paths
 * are relative to the team folder.
 */
class RestoredFiles {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
	}

	public function has(string $path): bool {
		return $this->node($path) !== null;
	}

	/**
	 * Where the host put it: "enabout (1)" at the top instead of a second "en/about", for instance.
	 *
	 * @param string $path where it was
	 * @throws NotFoundException
	 */
	public function findPath(int $fileId, string $path): string {
		if ($this->node($path)?->getId() === $fileId) {
			return $path;
		}
		foreach (array_unique(['', dirname($path, 2), dirname($path)]) as $folder) {
			$folder = $folder === '.' ? '' : $folder;
			$node = $folder === '' ? $this->site->findForSystem() : $this->node($folder);
			foreach ($node instanceof Folder ? $node->getDirectoryListing() : [] as $child) {
				if ($child->getId() === $fileId) {
					return ltrim("$folder/" . $child->getName(), '/');
				}
			}
		}
		throw new NotFoundException();
	}

	/**
	 * Moves it into a folder under the first free name. A page's file alone gets a folder of its own.
	 *
	 * @return string path of the folder of the page
	 * @throws NotFoundException
	 */
	public function move(string $from, string $parent, string $wished): string {
		$target = $this->node($parent);
		$moved = $this->node($from);
		if (!$target instanceof Folder || $moved === null) {
			throw new NotFoundException();
		}
		foreach (Slug::alternatives($wished) as $name) {
			if (!$target->nodeExists($name)) {
				$moved instanceof Folder
					? $this->writer->movePage($moved, $target, $name, "$wished.json")
					: $this->writer->move($moved, $target->newFolder($name), "$name.json");
				return "$parent/$name";
			}
		}
		throw new \LogicException('There is always another name');
	}

	private function node(string $path): ?Node {
		try {
			return $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			return null;
		}
	}
}
