<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Host\Accounts;

/**
 * The caller's permissions in the site, for user interfaces that offer or hide actions. Every route does its own check.
 *
 * @phpstan-import-type SitePermissions from Schemas as SitePermissionsAnswer
 */
class SitePermissions {
	public function __construct(
		private readonly AccessService $access,
		private readonly PageGate $gate,
		private readonly PageIndex $index,
		private readonly PageNodes $nodes,
		private readonly LanguageService $languages,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param ?string $path of a page or folder, starting with the language; null for the whole site
	 * @return SitePermissionsAnswer
	 * @throws NotFound when the caller may not read it
	 */
	public function find(?string $path): array {
		$path = trim($path ?? '', '/');
		$permissions = $path === '' ? $this->access->root() : $this->at($path);
		$isAdmin = $this->userId !== null && $this->accounts->isAdmin($this->userId);
		$tree = $this->access->ofPath($path === '' ? $this->languages->ofCaller() : explode('/', $path)[0]);
		return [
			'isAdmin' => $isAdmin,
			'canCreatePages' => $path === '' ? $this->mayCreateAnywhere() : $permissions->canCreate(),
			'canEditNavigation' => $tree->canWrite(),
			'canImport' => $isAdmin,
			'canExport' => $permissions->canRead(),
			'canManageSettings' => $isAdmin,
			'permissions' => $permissions->toArray(),
			'path' => $path,
		];
	}

	private function at(string $path): Permissions {
		$page = $this->index->findByPathOrNull($path);
		if ($page !== null) {
			return $this->gate->readable($page->id)->permissions;
		}
		$folder = $this->nodes->findFolderByPathOrNull($path) ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		return Permissions::ofFolder($folder->getPermissions());
	}

	private function mayCreateAnywhere(): bool {
		foreach ($this->languages->trees() as $language) {
			if ($this->access->ofPath($language)->canCreate()) {
				return true;
			}
		}
		return false;
	}
}
