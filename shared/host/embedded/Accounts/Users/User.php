<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use Host\AppFramework\Settings;
use OCP\IConfig;
use OCP\IUser;

/** An account. What changes it is kept by `Users`, what it wishes among the user's values. */
final class User implements IUser {
	public function __construct(
		private readonly string $uid,
		private string $displayName,
		private readonly Users $users,
		private readonly IConfig $config,
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function getUID() {
		return $this->uid;
	}

	#[\Override]
	public function getDisplayName() {
		return $this->displayName === '' ? $this->uid : $this->displayName;
	}

	#[\Override]
	public function setDisplayName($displayName) {
		$name = trim($displayName);
		if ($name === '' || $name === $this->getDisplayName()) {
			return false;
		}
		$this->users->rename($this->uid, $name);
		$this->displayName = $name;
		return true;
	}

	#[\Override]
	public function getLastLogin(): int {
		return (int)$this->value('login', 'lastLogin', '0');
	}

	#[\Override]
	public function getFirstLogin(): int {
		return (int)$this->value('login', 'firstLogin', '0');
	}

	/** Written once a minute at most: most calls are of one client after the other. */
	#[\Override]
	public function updateLastLoginTimestamp(): bool {
		$last = $this->getLastLogin();
		$now = time();
		if ($now - $last > 60) {
			$this->config->setUserValue($this->uid, 'login', 'lastLogin', (string)$now);
		}
		if ($this->getFirstLogin() === 0) {
			$this->config->setUserValue($this->uid, 'login', 'firstLogin', (string)($last === 0 ? $now : -1));
		}
		return $last === 0;
	}

	#[\Override]
	public function delete() {
		return $this->users->delete($this);
	}

	#[\Override]
	public function setPassword($password, $recoveryPassword = null) {
		$this->users->setPassword($this->uid, $password);
		return true;
	}

	#[\Override]
	public function getHome() {
		return $this->settings->data . '/' . $this->uid;
	}

	#[\Override]
	public function getBackendClassName() {
		return 'Database';
	}

	#[\Override]
	public function isEnabled() {
		return $this->value('core', 'enabled', 'true') === 'true';
	}

	#[\Override]
	public function setEnabled(bool $enabled = true) {
		$this->config->setUserValue($this->uid, 'core', 'enabled', $enabled ? 'true' : 'false');
	}

	#[\Override]
	public function getEMailAddress() {
		return $this->getPrimaryEMailAddress() ?? $this->getSystemEMailAddress();
	}

	#[\Override]
	public function getSystemEMailAddress(): ?string {
		return $this->address('email');
	}

	#[\Override]
	public function getPrimaryEMailAddress(): ?string {
		return $this->address('primary_email');
	}

	#[\Override]
	public function setSystemEMailAddress(string $mailAddress): void {
		$address = mb_strtolower(trim($mailAddress));
		if ($address === '') {
			$this->config->deleteUserValue($this->uid, 'settings', 'email');
		} else {
			$this->config->setUserValue($this->uid, 'settings', 'email', $address);
		}
	}

	#[\Override]
	public function getQuota() {
		$own = $this->value('files', 'quota', 'default');
		return $own === 'default' ? $this->config->getAppValue('files', 'default_quota', 'none') : $own;
	}

	#[\Override]
	public function setQuota($quota) {
		$this->config->setUserValue($this->uid, 'files', 'quota', $quota);
	}

	#[\Override]
	public function getManagerUids(): array {
		/** @var list<string> */
		return json_decode($this->value('settings', 'manager', '[]'), true, 2, JSON_THROW_ON_ERROR);
	}

	#[\Override]
	public function setManagerUids(array $uids): void {
		$this->config->setUserValue($this->uid, 'settings', 'manager', json_encode($uids, JSON_THROW_ON_ERROR));
	}

	private function address(string $key): ?string {
		$address = $this->value('settings', $key, '');
		return $address === '' ? null : $address;
	}

	private function value(string $app, string $key, string $default): string {
		$value = $this->config->getUserValue($this->uid, $app, $key, $default);
		return is_string($value) ? $value : $default;
	}
}
