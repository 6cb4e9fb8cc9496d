<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\IConfig;
use OCP\PreConditionNotMetException;

/** Settings of the server from what it was started with, of apps and of accounts from the database. */
final class Config implements IConfig {
	/** @var array<string, array<string, array<array-key, string>>> by account, app and key */
	private array $accounts = [];

	public function __construct(
		private readonly Settings $settings,
		private readonly Database $database,
		private readonly AppConfig $apps,
	) {
	}

	#[\Override]
	public function getSystemValue($key, $default = '') {
		return $this->settings->system($key, $default);
	}

	#[\Override]
	public function setAppValue($appName, $key, $value) {
		$this->apps->set($appName, $key, (string)$value);
	}

	#[\Override]
	public function getAppValue($appName, $key, $default = '') {
		return $this->apps->text($appName, $key, $default);
	}

	#[\Override]
	public function setUserValue($userId, $appName, $key, $value, $preCondition = null) {
		$text = $appName === 'settings' && $key === 'email' ? strtolower((string)$value) : (string)$value;
		$this->database->atomic(function () use ($userId, $appName, $key, $text, $preCondition): void {
			unset($this->accounts[$userId]);
			$stored = $this->account($userId)[$appName][$key] ?? null;
			if ($preCondition !== null && $stored !== null && $stored !== $preCondition) {
				throw new PreConditionNotMetException();
			}
			$this->database->run(
				'REPLACE INTO oc_preferences (userid, appid, configkey, configvalue) VALUES (?, ?, ?, ?)',
				[$userId, $appName, $key, $text],
			);
		});
		$this->accounts[$userId][$appName][$key] = $text;
	}

	#[\Override]
	public function getUserValue($userId, $appName, $key, $default = '') {
		return $userId === null || $userId === '' ? $default : $this->account($userId)[$appName][$key] ?? $default;
	}

	#[\Override]
	public function deleteUserValue($userId, $appName, $key) {
		$this->database->run('DELETE FROM oc_preferences WHERE userid = ? AND appid = ? AND configkey = ?', [$userId, $appName, $key]);
		unset($this->accounts[$userId]);
	}

	/** Forgets all values of an account. */
	public function forget(string $userId): void {
		$this->database->run('DELETE FROM oc_preferences WHERE userid = ?', [$userId]);
		unset($this->accounts[$userId]);
	}

	/** @return array<string, array<array-key, string>> all values of an account by app and key */
	public function account(string $userId): array {
		if (!isset($this->accounts[$userId])) {
			$this->accounts[$userId] = [];
			/** @var array{appid: string, configkey: string, configvalue: ?string} $row */
			foreach ($this->database->rows(
				'SELECT appid, configkey, configvalue FROM oc_preferences WHERE userid = ? ORDER BY appid, configkey',
				[$userId],
			) as $row) {
				$this->accounts[$userId][$row['appid']][$row['configkey']] = (string)$row['configvalue'];
			}
		}
		return $this->accounts[$userId];
	}
}
