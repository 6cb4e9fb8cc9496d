<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Model\Structure\PagePath;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;

/**
 * The path from the home page to a page, as the caller may see it. A folder without a page is shown by its name; one
 * whose page the caller may not read is left out, because its name would reveal that page.
 *
 * @phpstan-import-type Crumb from Schemas
 */
class Breadcrumbs {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly AccessService $access,
	) {
	}

	/** @return non-empty-list<Crumb> */
	public function find(string $id): array {
		return $this->of($this->gate->row($id));
	}

	/**
	 * @param PageRow $page that the caller may read
	 * @return non-empty-list<Crumb> the page itself last
	 */
	public function of(PageRow $page): array {
		$paths = $page->isHome ? [] : PagePath::above($page->path);
		$rows = $this->index->findAllByPaths($paths);
		$visible = [];
		foreach ($this->access->visible(array_values($rows)) as [$row]) {
			$visible[$row->path] = $row;
		}
		$crumbs = [];
		foreach ($paths as $path) {
			if (isset($visible[$path])) {
				$crumbs[] = self::crumb($visible[$path], false);
			} elseif (!isset($rows[$path]) && str_contains($path, '/') && $this->access->ofPath($path)->canRead()) {
				$crumbs[] = [
					'id' => null,
					'uniqueId' => null,
					'title' => Title::ofFolder(basename($path)),
					'path' => $path,
					'current' => false,
				];
			}
		}
		return [...$crumbs, self::crumb($page, true)];
	}

	/**
	 * The direct parent page, which is never a home page.
	 *
	 * @param list<Crumb> $crumbs of the page
	 * @return ?string null when there is none that the caller may read
	 */
	public static function parentId(PageRow $page, array $crumbs): ?string {
		$above = str_contains((string)$page->parentPath(), '/') ? $page->parentPath() : null;
		foreach ($crumbs as $crumb) {
			if ($crumb['path'] === $above) {
				return $crumb['id'];
			}
		}
		return null;
	}

	/** @return Crumb */
	private static function crumb(PageRow $row, bool $isCurrent): array {
		return ['id' => $row->id, 'uniqueId' => $row->uniqueId, 'title' => $row->title, 'path' => $row->path, 'current' => $isCurrent];
	}
}
