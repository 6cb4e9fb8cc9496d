<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Search;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Notice\NoticeDate;
use OCA\RoomsApp\Model\Overview\Hit;
use OCA\RoomsApp\Service\Notice\DateTexts;
use OCA\RoomsApp\Service\Overview\RoomSearch;
use OCP\IL10N;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/** Rooms and one's own bookings in Nextcloud's search. */
final class RoomProvider implements IProvider {
	private const ORDER = 30;
	private const FIRST = -1;

	public function __construct(
		private readonly RoomSearch $search,
		private readonly NoticeAddresses $addresses,
		private readonly InstanceZone $instance,
		private readonly IL10N $texts,
	) {
	}

	#[\Override]
	public function getId(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->texts->t('Rooms');
	}

	#[\Override]
	public function getOrder(string $route, array $routeParameters): int {
		return str_starts_with($route, Application::APP_ID . '.') ? self::FIRST : self::ORDER;
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$offset = is_numeric($query->getCursor()) ? max(0, (int)$query->getCursor()) : 0;
		$limit = max(1, $query->getLimit());
		$hits = array_slice($this->search->find($query->getTerm(), $user->getUID()), $offset, $limit + 1);
		$entries = array_map($this->entry(...), array_slice($hits, 0, $limit));
		return count($hits) > $limit
			? SearchResult::paginated($this->getName(), $entries, $offset + $limit)
			: SearchResult::complete($this->getName(), $entries);
	}

	private function entry(Hit $hit): SearchResultEntry {
		$icon = $this->addresses->icon();
		if ($hit->one === null) {
			return new SearchResultEntry('', $hit->room->name, $hit->room->location(), $this->addresses->room($hit->room->id), $icon);
		}
		$when = DateTexts::of($this->texts, NoticeDate::of($hit->one->date), $hit->room->zone($this->instance->zone()));
		$address = $this->addresses->booking($hit->one->booking->id);
		return new SearchResultEntry('', $hit->one->booking->summary, "{$hit->room->name} · $when", $address, $icon);
	}
}
