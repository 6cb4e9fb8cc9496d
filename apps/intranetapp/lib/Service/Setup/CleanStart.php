<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Setup\HomePages;
use OCA\IntranetApp\Repository\Setup\SiteTrash;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Service\Site\LanguageService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;

/**
 * Resets languages to an empty state.
 *
 * @phpstan-import-type CleanStarted from Schemas
 */
class CleanStart {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly SiteTrash $trash,
		private readonly HomePages $homes,
		private readonly HomePageText $texts,
		private readonly PageIndex $index,
		private readonly PageStore $store,
		private readonly LanguageService $languages,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param ?string $language null for all
	 * @return CleanStarted
	 * @throws Refusal
	 */
	public function run(?string $language): array {
		// Throws before the setup.
		$this->site->findRootFileId();
		$known = $this->index->findAllLanguages();
		if ($language !== null && !in_array($language, $known, true)) {
			throw new Invalid(Reason::UNKNOWN_LANGUAGE, "There are no pages in \"$language\".", '/language');
		}
		return $this->store->overhaul(function () use ($language, $known): array {
			$languages = $language === null ? $known : [$language];
			$deleted = array_sum(array_map($this->clean(...), $languages));
			$own = $this->languages->ofCaller();
			$home = $this->index->findByPathOrNull(in_array($own, $languages, true) ? $own : $languages[0] ?? '');
			return [
				'success' => true,
				'message' => "$deleted pages are in the trash bin now.",
				'languages' => $languages,
				'deleted' => $deleted,
				'uniqueId' => $home->uniqueId ?? '',
			];
		});
	}

	/** @return int number of pages */
	private function clean(string $language): int {
		$this->store->goOn();
		$pages = $this->index->findAll($language);
		$this->store->replace($pages, function () use ($language): ?int {
			$this->trash->clear($language);
			return $this->homes->create($language, $this->texts->page($language, $this->userId));
		}, SiteLayout::homeOf($language));
		return count(array_filter($pages, static fn (PageRow $page): bool => !$page->isHome));
	}
}
