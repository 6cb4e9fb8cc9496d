<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Search;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Service\Form\FormSearch;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCP\IL10N;
use OCP\IUser;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;
use OCP\Search\SearchResult;
use OCP\Search\SearchResultEntry;

/**
 * Forms in Nextcloud's search.
 *
 * @phpstan-import-type ListedForm from Schemas
 */
final class FormProvider implements IProvider {
	private const ORDER = 31;
	/** Where somebody is in Forms. */
	private const FIRST = -1;

	public function __construct(
		private readonly FormSearch $search,
		private readonly PageAddresses $addresses,
		private readonly IL10N $texts,
	) {
	}

	#[\Override]
	public function getId(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getName(): string {
		return $this->texts->t('Forms');
	}

	#[\Override]
	public function getOrder(string $route, array $routeParameters): int {
		return str_starts_with($route, Application::APP_ID . '.') ? self::FIRST : self::ORDER;
	}

	#[\Override]
	public function search(IUser $user, ISearchQuery $query): SearchResult {
		$offset = is_numeric($query->getCursor()) ? max(0, (int)$query->getCursor()) : 0;
		$limit = max(1, $query->getLimit());
		$found = $this->search->find($query->getTerm());
		$entries = array_map($this->entry(...), array_slice($found, $offset, $limit));
		return count($found) > $offset + $limit
			? SearchResult::paginated($this->getName(), $entries, $offset + $limit)
			: SearchResult::complete($this->getName(), $entries);
	}

	/** @param ListedForm $form */
	private function entry(array $form): SearchResultEntry {
		$answers = $this->texts->n('%n answer', '%n answers', $form['responseCount']);
		$address = $this->addresses->form($form['id'], $form['role'] !== 'viewer');
		return new SearchResultEntry('', $form['title'], "$answers · {$form['path']}", $address, $this->addresses->icon());
	}
}
