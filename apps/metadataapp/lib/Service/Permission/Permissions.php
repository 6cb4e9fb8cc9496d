<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Permission;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Shared\Exception\Forbidden;
use OCA\MetadataApp\Shared\Host\Accounts;

/** Who may manage the fields of a team folder: administrators, and those to whom it was granted. The only place that decides. */
class Permissions {
	/** @var array<string, bool> as asked in this request, by account and team folder */
	private array $known = [];

	public function __construct(
		private readonly GrantRepository $grants,
		private readonly Accounts $accounts,
	) {
	}

	/** @param ?int $folderId null for all team folders */
	public function mayManage(string $userId, ?int $folderId): bool {
		return $this->known["$folderId:$userId"] ??= $this->accounts->isAdmin($userId)
			|| $this->grants->has($userId, $this->accounts->groupIds($userId), Permission::ManageFields, $folderId);
	}

	/** Whether there is a team folder whose fields the account may manage. */
	public function mayManageAny(string $userId): bool {
		return $this->accounts->isAdmin($userId) || $this->grants->findAllHeldBy($userId, $this->accounts->groupIds($userId)) !== [];
	}

	/** @throws Forbidden */
	public function requireManager(string $userId, int $folderId): void {
		if (!$this->mayManage($userId, $folderId)) {
			throw new Forbidden(Reason::NOT_MANAGER, 'You don\'t manage the fields of this team folder.');
		}
	}
}
