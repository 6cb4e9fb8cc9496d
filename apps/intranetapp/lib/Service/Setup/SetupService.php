<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Setup\HomePages;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Index\IndexChecker;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Host\FolderFacts;
use OCA\IntranetApp\Shared\Host\Languages;
use OCA\IntranetApp\Shared\Host\TeamFolders;

/**
 * Creates what a site needs and does not have yet. It can run any number of times: existing parts, including changes
 * made by an admin, are kept.
 *
 * @phpstan-import-type SetupDone from Schemas
 */
class SetupService {
	/** Permissions each group gets on the whole folder when it is added (rule 8 of the permission model). */
	public const RIGHTS = [
		'users' => Permissions::READ | Permissions::SHARE,
		'editors' => Permissions::READ | Permissions::UPDATE | Permissions::CREATE,
		'admins' => Permissions::ALL,
	];
	private const GROUP_NAMES = ['users' => 'Intranet users', 'editors' => 'Intranet editors', 'admins' => 'Intranet admins'];
	private const LANGUAGE = 'en';

	public function __construct(
		private readonly TeamFolders $teamFolders,
		private readonly SiteSettings $site,
		private readonly SiteFolder $folder,
		private readonly HomePages $homes,
		private readonly HomePageText $texts,
		private readonly PageStore $store,
		private readonly IndexChecker $checker,
		private readonly Accounts $accounts,
		private readonly Languages $languages,
	) {
	}

	/**
	 * @param ?string $language gets a home page in addition to the English one; null means the first admin's language
	 * @param list<string> $admins accounts that join the group of the site's admins
	 * @return SetupDone
	 * @throws Conflict without the Team folders app
	 * @throws Invalid when the host has no such language
	 */
	public function run(?string $language, array $admins): array {
		$this->teamFolders->requireEnabled();
		$language = $language === null ? $this->ownLanguage($admins[0] ?? null) : $this->known($language);
		return $this->store->overhaul(function () use ($language, $admins): array {
			// Another setup may have finished while this one waited.
			$this->site->refresh();
			return $this->make(array_values(array_unique([self::LANGUAGE, $language])), $admins);
		});
	}

	/**
	 * @param list<string> $languages
	 * @param list<string> $admins
	 * @return SetupDone
	 */
	private function make(array $languages, array $admins): array {
		[$facts, $isMade] = $this->folder();
		$isMade = $this->groups($facts) || $isMade;
		if (!$facts->hasRules) {
			$this->teamFolders->enableRules($facts->id);
			$isMade = true;
		}
		foreach ($admins as $admin) {
			$isMade = $this->accounts->addToGroup($admin, $this->site->findGroups()['admins']) || $isMade;
		}
		foreach ($languages as $language) {
			$make = fn (): ?int => $this->homes->create($language, $this->texts->page($language, $admins[0] ?? null));
			$isMade = $this->store->replace([], $make, SiteLayout::homeOf($language)) || $isMade;
		}
		return [
			'success' => true,
			'message' => $isMade ? 'The Intranet is set up.' : 'The Intranet was already set up.',
			'created' => $isMade,
			'folder' => ['id' => $facts->id, 'name' => $facts->name],
			'groups' => $this->site->findGroups(),
			'languages' => $this->homes->findAllLanguages(),
		];
	}

	/** @return array{FolderFacts, bool} the folder, and whether it is new to the site */
	private function folder(): array {
		$id = $this->site->findFolderIdOrNull();
		$known = $id === null ? null : $this->teamFolders->findOrNull($id);
		if ($known !== null) {
			return [$known, false];
		}
		$id = $this->teamFolders->findByNameOrNull(SiteSettings::FOLDER_NAME) ?? $this->teamFolders->create(SiteSettings::FOLDER_NAME);
		$this->site->saveFolderId($id);
		// A folder that existed before may contain pages.
		$this->checker->reindex(function (): void {
			$this->store->goOn();
		});
		return [$this->folder->findFactsOrNull() ?? throw new \LogicException("The team folder $id is gone"), true];
	}

	/** @return bool whether something was missing */
	private function groups(FolderFacts $facts): bool {
		$isMade = false;
		foreach ($this->site->findGroups() as $role => $group) {
			$isMade = $this->accounts->createGroup($group, self::GROUP_NAMES[$role]) || $isMade;
			if (!isset($facts->groups[$group])) {
				$this->teamFolders->addGroup($facts->id, $group, self::RIGHTS[$role]);
				$isMade = true;
			}
		}
		return $isMade;
	}

	/** Keeps the region only where the host has no general form: `de` for `de_DE`, but `pt_BR`. */
	private function ownLanguage(?string $userId): string {
		$own = $userId === null ? self::LANGUAGE : $this->languages->ofUser($userId);
		$general = Languages::general($own);
		return $general === self::LANGUAGE || isset($this->languages->names()[$general]) ? $general : explode('@', $own)[0];
	}

	private function known(string $language): string {
		return $language === self::LANGUAGE || isset($this->languages->names()[$language])
			? $language
			: throw new Invalid(Reason::UNKNOWN_LANGUAGE, "\"$language\" is not a language of this server.", '/language');
	}
}
