<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Approval\WaitingList;
use OCA\IntranetApp\Service\Draft\DraftList;
use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Host\Accounts;

/**
 * What the browser shows before its first request: the frame, and the page named by the address.
 *
 * @phpstan-import-type DraftMark from Schemas
 * @phpstan-import-type Engagement from Schemas
 * @phpstan-import-type Footer from Schemas as FooterAnswer
 * @phpstan-import-type Navigation from Schemas as NavigationAnswer
 * @phpstan-import-type Page from PageAnswers
 * @phpstan-import-type Publication from Schemas
 * @phpstan-import-type SitePermissions from Schemas as SitePermissionsAnswer
 * @phpstan-type Start array{
 *     language: string, languages: list<string>, user: array{id: string, name: string}, site: array{name: string, folder: ?string},
 *     navigation: ?NavigationAnswer, footer: ?FooterAnswer, permissions: SitePermissionsAnswer, publication: Publication,
 *     engagement: Engagement, waiting: int, videoDomains: list<string>, externalImages: bool, drafts: list<DraftMark>, page: ?Page,
 *     pageError: ?string,
 * }
 */
class FirstScreen {
	/** First segment of addresses that do not name a page. */
	private const NO_PAGE = '-';

	public function __construct(
		private readonly PageReader $pages,
		private readonly LanguageService $languages,
		private readonly Navigation $navigation,
		private readonly Footer $footer,
		private readonly SitePermissions $permissions,
		private readonly DraftList $drafts,
		private readonly SiteSettings $site,
		private readonly SiteFolder $folder,
		private readonly Accounts $accounts,
		private readonly WaitingList $waiting,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param string $path id of a page, empty for the home page, or an address that names no page, such as `-/search`
	 * @return Start
	 */
	public function find(string $path): array {
		$id = explode('/', $path)[0];
		[$page, $error] = $id === self::NO_PAGE ? [null, null] : $this->page($id === '' ? 'home' : $id);
		$language = $page['language'] ?? $this->languages->ofCaller();
		$languages = $this->languages->trees();
		$name = $languages === [] ? null : $this->folder->findFactsOrNull()?->name;
		return [
			'language' => $language,
			'languages' => $languages,
			'user' => ['id' => (string)$this->userId, 'name' => (string)$this->accounts->displayName($this->userId)],
			'site' => ['name' => (string)$name, 'folder' => $name === null ? null : "/$name"],
			'navigation' => $this->unlessBusy(fn (): array => $this->navigation->find($language)),
			'footer' => $this->unlessBusy(fn (): array => $this->footer->find($language)),
			'permissions' => $this->permissions->find(null),
			'publication' => $this->site->findPublication(),
			'engagement' => $this->site->findEngagement(),
			'waiting' => $languages === [] ? 0 : $this->waiting->count(),
			'videoDomains' => $this->site->findAllVideoDomains(),
			...$this->site->findMedia(),
			'drafts' => $this->drafts->marks(),
			'page' => $page,
			'pageError' => $error,
		];
	}

	/** @return array{?Page, ?string} the page, or the reason why there is none; both null while the page is busy */
	private function page(string $id): array {
		try {
			return [$this->unlessBusy(fn (): array => $this->pages->read($id)), null];
		} catch (NotFound $refusal) {
			return [null, $refusal->reason];
		}
	}

	/**
	 * @template T of array
	 * @param callable(): T $read
	 * @return ?T null while the file is in use: the browser asks again
	 */
	private function unlessBusy(callable $read): ?array {
		try {
			return $read();
		} catch (FileIsBusy) {
			return null;
		}
	}
}
