<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\ACL;

use Host\TeamFolders\Access;
use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use OCP\IUser;

/** Permissions of any person, for apps. */
class ACLManagerFactory {
	public function __construct(
		private readonly Access $access,
		private readonly Rules $rules,
		private readonly Folders $folders,
	) {
	}

	public function getACLManager(IUser $user): ACLManager {
		return new ACLManager($this->access, $this->rules, $this->folders, $user->getUID());
	}
}
