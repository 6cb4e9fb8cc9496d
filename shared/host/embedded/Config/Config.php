<?php
declare(strict_types=1);
namespace Host\Config;

use Host\Database\Database;
use Host\AppFramework\Settings;
use OCP\IConfig;

/** System values from the settings, app and user values from their tables, read once per app and request. */
final class Config implements IConfig {
	private array $apps = [];

	public function __construct(private Settings $settings, private Database $db) {
	}

	public function getSystemValue($key, $default = '') {
		return $this->settings->system($key, $default);
	}

	private function app(string $app): array {
		return $this->apps[$app] ??= array_column($this->db->rows('SELECT configkey, configvalue FROM oc_appconfig WHERE appid = ?', [$app]), 'configvalue', 'configkey');
	}

	public function getAppKeys($appName) {
		return array_map(strval(...), array_keys($this->app($appName)));
	}

	public function getAppValue($appName, $key, $default = '') {
		return $this->app($appName)[$key] ?? $default;
	}

	public function setAppValue($appName, $key, $value) {
		$this->db->run('REPLACE INTO oc_appconfig VALUES (?, ?, ?)', [$appName, $key, (string)$value]);
		unset($this->apps[$appName]);
	}

	public function deleteAppValue($appName, $key) {
		$this->db->run('DELETE FROM oc_appconfig WHERE appid = ? AND configkey = ?', [$appName, $key]);
		unset($this->apps[$appName]);
	}

	public function getUserValue($userId, $appName, $key, $default = '') {
		return $this->db->column('SELECT configvalue FROM oc_preferences WHERE userid = ? AND appid = ? AND configkey = ?', [$userId, $appName, $key])[0] ?? $default;
	}

	public function setUserValue($userId, $appName, $key, $value, $preCondition = null) {
		if ($preCondition !== null && $this->getUserValue($userId, $appName, $key, null) !== $preCondition) {
			throw new \Exception('Precondition failed');
		}
		$this->db->run('REPLACE INTO oc_preferences VALUES (?, ?, ?, ?)', [$userId, $appName, $key, (string)$value]);
	}

	public function deleteUserValue($userId, $appName, $key) {
		$this->db->run('DELETE FROM oc_preferences WHERE userid = ? AND appid = ? AND configkey = ?', [$userId, $appName, $key]);
	}
}
