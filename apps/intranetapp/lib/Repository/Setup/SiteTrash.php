<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\Files\NotFoundException;

/** Moves files of the site to the trash bin as the caller, because each account has its own. */
class SiteTrash {
	public function __construct(private readonly SiteFolder $site) {
	}

	/**
	 * Moves every page of the tree and its menu, footer and images to the trash bin.
	 *
	 * @throws Refusal at the first that the caller may not delete
	 */
	public function clear(string $language): void {
		$tree = $this->tree($language);
		PageFiles::refusing(static function () use ($tree): void {
			$nodes = $tree?->getDirectoryListing() ?? [];
			// Databases list them in different orders, and what remains after a refusal must not depend on chance.
			usort($nodes, static fn (Node $one, Node $other): int => $one->getName() <=> $other->getName());
			foreach ($nodes as $node) {
				$isPages = $node instanceof Folder && !PagePath::isSkipped($node->getName());
				if ($isPages || in_array($node->getName(), SiteLayout::OF_LANGUAGE, true)) {
					$node->delete();
				}
			}
		});
	}

	/**
	 * Moves single files to the trash bin.
	 *
	 * @param list<string> $paths relative to the team folder; those that the caller does not see are left out
	 * @throws Refusal at the first that the caller may not delete
	 */
	public function delete(array $paths): void {
		PageFiles::refusing(function () use ($paths): void {
			foreach ($paths as $path) {
				$this->site->findNodeForCallerOrNull($path)?->delete();
			}
		});
	}

	private function tree(string $language): ?Folder {
		$site = $this->site->findForCallerOrNull()
			?? throw new Forbidden(Reason::NOT_ALLOWED, 'Join a group of the Intranet first. Only members can access its deleted files.');
		try {
			$node = $site->get($language);
		} catch (NotFoundException) {
			return null;
		}
		return $node instanceof Folder ? $node : null;
	}
}
