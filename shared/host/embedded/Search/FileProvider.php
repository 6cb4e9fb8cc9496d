<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\IURLGenerator;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/** Files and folders by their names; what was changed last comes first. */
final class FileProvider implements IProvider {
	public function __construct(
		private readonly IRootFolder $root,
		private readonly IURLGenerator $urls,
	) {
	}

	#[\Override]
	public function getId(): string {
		return 'files';
	}

	#[\Override]
	public function getName(): string {
		return 'Files';
	}

	/** In front of all others where one looks at files. */
	#[\Override]
	public function getOrder(string $route, array $routeParameters): int {
		return $route === 'files.View.index' ? -5 : 5;
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$home = $this->root->getUserFolder($user->getUID());
		$found = $home->search($query->getTerm());
		usort($found, static fn (Node $one, Node $other): int =>
			[$other->getMTime(), $one->getId()] <=> [$one->getMTime(), $other->getId()]);
		$offset = max(0, (int)$query->getCursor());
		$entries =
			array_map(fn (Node $node): SearchResultEntry => $this->entry($home, $node), array_slice($found, $offset, $query->getLimit()));
		return SearchResult::paginated($this->getName(), $entries, $offset + $query->getLimit());
	}

	private function entry(Folder $home, Node $node): SearchResultEntry {
		$path = (string)$home->getRelativePath($node->getPath());
		$folder = trim(dirname($path), '/');
		$entry = new SearchResultEntry(
			'',
			$node->getName(),
			$folder === '' ? '' : "in $folder",
			$this->urls->getAbsoluteURL("/index.php/f/{$node->getId()}"),
			$node instanceof Folder ? 'icon-folder' : '/core/img/file.svg',
		);
		$entry->addAttribute('fileId', (string)$node->getId());
		$entry->addAttribute('path', $path);
		return $entry;
	}
}
