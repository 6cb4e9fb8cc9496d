<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use OCP\IAppConfig;
use OCP\IConfig;
use OCP\IGroupManager;
use OCP\IUser;
use OCP\IUserSession;
use OCP\Share\IManager;

/** What the administrator has set about links. This host shares nothing itself; apps ask for what the settings permit. */
final class SharePolicies implements IManager {
	public function __construct(
		private readonly IConfig $config,
		private readonly IAppConfig $apps,
		private readonly IGroupManager $groups,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function shareApiAllowLinks(?IUser $user = null): bool {
		return $this->config->getAppValue('core', 'shareapi_allow_links', 'yes') === 'yes'
			&& !$this->isIn('shareapi_allow_links_exclude_groups', $user ?? $this->session->getUser());
	}

	#[\Override]
	public function shareApiLinkEnforcePassword(bool $checkGroupMembership = true): bool {
		$isExempt = $checkGroupMembership && $this->isIn('shareapi_enforce_links_password_excluded_groups', $this->session->getUser());
		return !$isExempt && $this->apps->getValueBool('core', 'shareapi_enforce_links_password');
	}

	#[\Override]
	public function shareApiLinkDefaultExpireDate(): bool {
		return $this->apps->getValueBool('core', 'shareapi_default_expire_date');
	}

	#[\Override]
	public function shareApiLinkDefaultExpireDateEnforced(): bool {
		return $this->shareApiLinkDefaultExpireDate() && $this->apps->getValueBool('core', 'shareapi_enforce_expire_date');
	}

	#[\Override]
	public function shareApiLinkDefaultExpireDays(): int {
		return (int)$this->config->getAppValue('core', 'shareapi_expire_after_n_days', '7');
	}

	/** Whether the account is in a group that the setting lists. */
	private function isIn(string $key, ?IUser $user): bool {
		$groups = json_decode($this->config->getAppValue('core', $key, '[]'), true);
		$names = is_array($groups) ? array_filter($groups, is_string(...)) : [];
		return $user !== null && array_intersect($names, $this->groups->getUserGroupIds($user)) !== [];
	}
}
