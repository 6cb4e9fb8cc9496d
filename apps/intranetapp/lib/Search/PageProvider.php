<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Search;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Host\Addresses;
use OCA\IntranetApp\Service\Search\SearchService;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCP\IL10N;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/** Provides pages to the host's search. */
final class PageProvider implements IProvider {
	private const ORDER = 20;
	/** When the user is in the Intranet. */
	private const FIRST = -1;

	public function __construct(
		private readonly SearchService $search,
		private readonly Addresses $addresses,
		private readonly IL10N $texts,
	) {
	}

	#[\Override]
	public function getId(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->texts->t('Intranet');
	}

	#[\Override]
	public function getOrder(string $route, array $routeParameters): int {
		return str_starts_with($route, Application::APP_ID . '.') ? self::FIRST : self::ORDER;
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$offset = is_numeric($query->getCursor()) ? max(0, (int)$query->getCursor()) : 0;
		$limit = max(1, $query->getLimit());
		// One more than requested tells whether there are more.
		$term = mb_substr($query->getTerm(), 0, Limits::QUERY_CHARACTERS);
		$hits = $this->search->hits(['q' => $term, 'limit' => $limit + 1, 'offset' => $offset]);
		$entries = array_map(fn (array $hit): SearchResultEntry => new SearchResultEntry(
			'', $hit['title'], implode(' › ', $hit['trail']) . ($hit['trail'] === [] ? '' : ' · ') . self::text($hit['excerpt']),
			$this->addresses->absolute($this->addresses->page($hit['uniqueId'])), $this->addresses->icon(),
		), array_slice($hits, 0, $limit));
		return count($hits) > $limit
			? SearchResult::paginated($this->getName(), $entries, $offset + $limit)
			: SearchResult::complete($this->getName(), $entries);
	}

	/** The host highlights nothing and escapes the text itself. */
	private static function text(string $html): string {
		return html_entity_decode(strip_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
	}
}
