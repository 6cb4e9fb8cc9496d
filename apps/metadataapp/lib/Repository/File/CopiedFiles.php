<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/** What was copied to where. Reads as whoever copied, one folder after the other. */
class CopiedFiles {
	/** @return \Generator<int, int> id of the copy, by that of what it was made from: the file or folder itself, and all that is in it */
	public function findAll(Node $source, Node $target): \Generator {
		yield (int)$source->getId() => (int)$target->getId();
		if (!$source instanceof Folder || !$target instanceof Folder) {
			return;
		}
		$copies = [];
		foreach (self::listed($target) as $node) {
			$copies["/{$node->getName()}"] = $node;
		}
		foreach ($copies === [] ? [] : self::listed($source) as $node) {
			$copy = $copies["/{$node->getName()}"] ?? null;
			if ($copy !== null) {
				yield from $this->findAll($node, $copy);
			}
		}
	}

	/** @return array<Node> none in a folder that is gone already */
	private static function listed(Folder $folder): array {
		try {
			return $folder->getDirectoryListing();
		} catch (NotFoundException) {
			return [];
		}
	}
}
