<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\IUserSession;

/** Files and folders by their names; what was changed last comes first. */
final class FileProvider implements Provider {
	public function __construct(
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function name(): string {
		return 'Files';
	}

	#[\Override]
	public function order(): int {
		return 5;
	}

	#[\Override]
	public function isPaginated(): bool {
		return true;
	}

	#[\Override]
	public function find(string $term, int $limit, int $offset): array {
		$home = $this->root->getUserFolder($this->session->getUser()?->getUID() ?? '');
		$found = iterator_to_array(self::below($home, '/' . strtr(preg_quote($term, '/'), ['%' => '.*', '_' => '.']) . '/isu'), false);
		usort($found, static fn (Node $one, Node $other): int => [$other->getMTime(), $one->getId()] <=> [$one->getMTime(), $other->getId()]);
		return array_map(static function (Node $node) use ($home): array {
			$path = (string)$home->getRelativePath($node->getPath());
			$folder = trim(dirname($path), '/');
			return [
				'title' => $node->getName(),
				'subline' => $folder === '' ? '' : "in $folder",
				'href' => "/index.php/f/{$node->getId()}",
				'icon' => $node instanceof Folder ? 'icon-folder' : '/core/img/file.svg',
				'attributes' => ['fileId' => (string)$node->getId(), 'path' => $path],
			];
		}, array_slice($found, $offset, $limit));
	}

	/**
	 * Only what the caller may read is listed, so only that is found. As on the host, % and _ stand for anything.
	 *
	 * @return \Generator<int, Node>
	 */
	private static function below(Folder $folder, string $pattern): \Generator {
		foreach ($folder->getDirectoryListing() as $node) {
			if (preg_match($pattern, $node->getName()) === 1) {
				yield $node;
			}
			if ($node instanceof Folder) {
				yield from self::below($node, $pattern);
			}
		}
	}
}
