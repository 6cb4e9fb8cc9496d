<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use Host\Settings\Kind;
use Host\Settings\Panels;
use OCP\IGroupManager;
use OCP\IURLGenerator;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/** Sections of the settings by their names. */
final class SettingsProvider implements IProvider {
	public function __construct(
		private readonly Panels $panels,
		private readonly IGroupManager $groups,
		private readonly IURLGenerator $urls,
	) {
	}

	#[\Override]
	public function getId(): string {
		return 'settings';
	}

	#[\Override]
	public function getName(): string {
		return 'Settings';
	}

	#[\Override]
	public function getOrder(string $route, array $routeParameters): int {
		return 500;
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$isAdmin = $this->groups->isAdmin($user->getUID());
		$personal = $this->sections(Kind::Personal, $query->getTerm(), $isAdmin ? 'Personal' : '');
		return SearchResult::complete(
			$this->getName(),
			$isAdmin ? [...$personal, ...$this->sections(Kind::Admin, $query->getTerm(), 'Administration')] : $personal,
		);
	}

	/** @return list<SearchResultEntry> */
	private function sections(Kind $kind, string $term, string $subline): array {
		$found = [];
		foreach ($this->panels->sections($kind) as $section) {
			if (stripos($section->getName(), $term) !== false || stripos($section->getID(), $term) !== false) {
				$found[] = new SearchResultEntry(
					'',
					$section->getName(),
					$subline,
					$this->urls->getAbsoluteURL("/index.php/settings/{$kind->path()}/{$section->getID()}"),
					'icon-settings-dark',
				);
			}
		}
		return $found;
	}
}
