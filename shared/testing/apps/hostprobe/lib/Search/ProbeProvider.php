<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Search;

use OCP\IURLGenerator;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/** Finds the question itself. */
final class ProbeProvider implements IProvider {
	public function __construct(
		private readonly IURLGenerator $urls,
	) {
	}

	#[\Override]
	public function getId(): string {
		return 'hostprobe';
	}

	#[\Override]
	public function getName(): string {
		return 'Questions';
	}

	#[\Override]
	public function getOrder(string $route, array $routeParameters): ?int {
		return match (true) {
			str_starts_with($route, 'files.') => null,
			str_starts_with($route, 'hostprobe.') => -7,
			default => 70,
		};
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$entry = new SearchResultEntry(
			'',
			$query->getTerm(),
			"{$user->getUID()} on \"{$query->getRoute()}\"",
			$this->urls->getAbsoluteURL('/index.php/apps/hostprobe'),
			'icon-folder',
			true,
		);
		$entry->addAttribute('asked', json_encode(
			[
				$query->getLimit(),
				$query->getCursor(),
				$query->getSortOrder() === ISearchQuery::SORT_DATE_DESC,
				$query->getRouteParameters(),
			],
			JSON_THROW_ON_ERROR,
		));
		return $query->getTerm() === 'all'
			? SearchResult::complete($this->getName(), [3 => $entry])
			: SearchResult::paginated(
				$this->getName(),
				[$entry, new SearchResultEntry('', 'b', '', '')],
				(int)$query->getCursor() + $query->getLimit(),
			);
	}
}
