<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Structure;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\PageHead;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Service\Site\LanguageService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;

/**
 * The pages of a language as a tree. A folder without a page but with pages below is shown by its name. If the caller
 * may read neither a page nor its folder, the pages below it move up to the next readable one.
 *
 * @phpstan-import-type Tree from Schemas
 * @phpstan-import-type TreeNode from Schemas
 */
class PageTree {
	public function __construct(
		private readonly PageIndex $index,
		private readonly AccessService $access,
		private readonly LanguageService $languages,
	) {
	}

	/**
	 * @param ?string $language null for that of the named pages, else the caller's
	 * @param ?string $currentId page that is shown
	 * @param ?string $rootId page whose branch is requested
	 * @return Tree
	 * @throws NotFound for an unknown root
	 */
	public function tree(?string $language, ?string $currentId, ?string $rootId): array {
		$root = $rootId === null ? null : $this->visible($rootId) ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		$current = $currentId === null ? null : $this->visible($currentId);
		$language = $root->language ?? $language ?? $current->language ?? $this->languages->ofCaller();
		$all = $this->index->findAllHeads($language);
		$known = $pages = [];
		$home = null;
		foreach ($all as $page) {
			$known[$page->path] = true;
			$permissions = $this->access->ofHead($page);
			if ($permissions !== null) {
				$pages[] = [$page, $permissions];
				$home = $page->isHome ? $page->uniqueId : $home;
			}
		}
		$above = $this->above($pages, $known);
		$nodes = $this->nodes($pages, $current?->fileId);
		$orders = self::orders($pages);
		return [
			'tree' => $root === null ? $this->branch($above, $nodes, $orders, '') : $this->subtree($above, $nodes, $orders, $root),
			'language' => $language,
			'languages' => $this->languages->trees(),
			'homepageUniqueId' => $home,
			'rootPermissions' => $this->access->root()->toArray(),
		];
	}

	private function visible(string $id): ?PageRow {
		$row = $id === 'home' ? $this->index->findByPathOrNull($this->languages->ofCaller()) : $this->index->findOrNull($id);
		return $row === null ? null : $this->access->visible([$row])[0][0] ?? null;
	}

	/**
	 * The paths of the tree by parent.
	 *
	 * @param list<array{PageHead, Permissions}> $pages
	 * @param array<string, true> $known paths of all pages, also of those that the caller may not read
	 * @return array<string, list<string>> paths by parent path; '' for the top
	 */
	private function above(array $pages, array $known): array {
		$shown = [];
		foreach ($pages as [$row]) {
			$shown[$row->path] = true;
		}
		$children = [];
		$placed = [];
		foreach ($pages as [$row]) {
			$path = $row->path;
			while (!isset($placed[$path])) {
				$placed[$path] = true;
				$parent = $row->isHome ? '' : $this->nextAbove($path, $shown, $known);
				$children[$parent][] = $path;
				$path = $parent === '' ? $path : $parent;
			}
		}
		return $children;
	}

	/**
	 * @param array<string, true> $shown
	 * @param array<string, true> $known
	 */
	private function nextAbove(string $path, array $shown, array $known): string {
		for ($above = dirname($path); str_contains($above, '/'); $above = dirname($above)) {
			if (isset($shown[$above]) || (!isset($known[$above]) && $this->access->ofPath($above)->canRead())) {
				return $above;
			}
		}
		return '';
	}

	/**
	 * @param list<array{PageHead, Permissions}> $pages
	 * @return array<string, TreeNode> without children, by path
	 */
	private function nodes(array $pages, ?int $current): array {
		$ids = PageList::idsByPath($pages);
		$rights = [];
		$nodes = [];
		foreach ($pages as [$row, $permissions]) {
			$own = $rights[spl_object_id($permissions)] ??= $permissions->toArray();
			$nodes[$row->path] = PageAnswers::node($row, $own, $ids[$row->parentPath()] ?? null, $row->fileId === $current);
		}
		return $nodes;
	}

	/**
	 * @param list<array{PageHead, Permissions}> $pages
	 * @return array<string, int> positions among the siblings by path, of pages that have one
	 */
	private static function orders(array $pages): array {
		$orders = [];
		foreach ($pages as [$row]) {
			if ($row->order !== null) {
				$orders[$row->path] = $row->order;
			}
		}
		return $orders;
	}

	/**
	 * @param array<string, list<string>> $above
	 * @param array<string, TreeNode> $nodes
	 * @param array<string, int> $orders
	 * @return list<TreeNode>
	 */
	private function branch(array $above, array $nodes, array $orders, string $top): array {
		$branch = [];
		foreach ($this->sorted($above[$top] ?? [], $nodes, $orders) as $path) {
			$node = $nodes[$path] ?? $this->placeholder($path);
			$node['children'] = isset($above[$path]) ? $this->branch($above, $nodes, $orders, $path) : [];
			$branch[] = $node;
		}
		return $branch;
	}

	/**
	 * @param array<string, list<string>> $above
	 * @param array<string, TreeNode> $nodes
	 * @param array<string, int> $orders
	 * @return list<TreeNode>
	 */
	private function subtree(array $above, array $nodes, array $orders, PageRow $root): array {
		if ($root->isHome) {
			return $this->branch($above, $nodes, $orders, '');
		}
		$node = $nodes[$root->path] ?? null;
		return $node === null ? [] : [[...$node, 'children' => $this->branch($above, $nodes, $orders, $root->path)]];
	}

	/**
	 * The home page first, then pages with a position in that order, then the others by title.
	 *
	 * @param list<string> $paths of siblings
	 * @param array<string, TreeNode> $nodes
	 * @param array<string, int> $orders
	 * @return list<string>
	 */
	private function sorted(array $paths, array $nodes, array $orders): array {
		if (count($paths) < 2) {
			return $paths;
		}
		$titles = TitleOrder::of(explode('/', $paths[0], 2)[0]);
		$ranks = [];
		foreach ($paths as $path) {
			$node = $nodes[$path] ?? null;
			$place = match (true) {
				$node !== null && $node['isHome'] => '0',
				isset($orders[$path]) => sprintf('1%020d', $orders[$path]),
				default => '2',
			};
			$ranks[$path] = $place . $titles->key($node['title'] ?? Title::ofFolder(basename($path))) . "\0$path";
		}
		asort($ranks, SORT_STRING);
		return array_keys($ranks);
	}

	/** @return TreeNode */
	private function placeholder(string $path): array {
		return [
			'id' => "folder:$path",
			'uniqueId' => "folder:$path",
			'title' => Title::ofFolder(basename($path)),
			'status' => 'published',
			'fileId' => null,
			'path' => $path,
			'language' => explode('/', $path)[0],
			'parentId' => null,
			'isHome' => false,
			'isCurrent' => false,
			'isPlaceholder' => true,
			'permissions' => $this->access->ofPath($path)->toArray(),
			'children' => [],
		];
	}
}
