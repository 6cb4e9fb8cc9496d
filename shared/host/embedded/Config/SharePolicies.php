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

/**
 * What the administrator has set about links, and about finding people to share with. This host shares nothing itself; apps ask for what
 * the settings permit.
 */
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

	public function listsNames(): bool {
		return $this->isOn('shareapi_allow_share_dialog_user_enumeration', true);
	}

	public function listsNamesOfOwnGroups(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_to_group', false);
	}

	/** Of those whose telephone number somebody has: here nobody has one. */
	public function listsNamesOfCallers(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_to_phone', false);
	}

	public function allowsWholeNames(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_full_match', true);
	}

	/** 33 has another name for this setting. */
	public function matchesUserIds(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_full_match_user_id', true);
	}

	public function matchesAddresses(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_full_match_email', true);
	}

	/** Whether "Anna (Sales)" is also wholly "Anna". */
	public function ignoresNamesInBrackets(): bool {
		return $this->isOn('shareapi_restrict_user_enumeration_full_match_ignore_second_dn', false);
	}

	public function sharesInOwnGroupsOnly(): bool {
		return $this->isOn('shareapi_only_share_with_group_members', false);
	}

	/** @return list<string> that do not count as one's own */
	public function groupsThatDoNotCount(): array {
		return $this->listed('shareapi_only_share_with_group_members_exclude_group_list');
	}

	private function isOn(string $key, bool $default): bool {
		return $this->config->getAppValue('core', $key, $default ? 'yes' : 'no') === 'yes';
	}

	/** Whether the account is in a group that the setting lists. */
	private function isIn(string $key, ?IUser $user): bool {
		return $user !== null && array_intersect($this->listed($key), $this->groups->getUserGroupIds($user)) !== [];
	}

	/** @return list<string> */
	private function listed(string $key): array {
		$listed = json_decode($this->config->getAppValue('core', $key, '[]'), true);
		return is_array($listed) ? array_values(array_filter($listed, is_string(...))) : [];
	}
}
