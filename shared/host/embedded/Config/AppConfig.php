<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Config;

use Host\Database\Database;
use OCP\Exceptions\AppConfigTypeConflictException;
use OCP\IAppConfig;

/**
 * Settings of apps in `oc_appconfig`. As on the server, a lazy value that nobody loaded is not seen by those who ask
 * for one that is not lazy.
 *
 * @phpstan-type Details array{app: string, key: string, value: string, type: int, lazy: bool, typeString: string, sensitive: bool}
 */
final class AppConfig implements IAppConfig {
	/** Stands before what is stored encrypted. */
	private const HIDDEN = '$AppConfigEncryption$';
	private const TYPES = [
		'mixed' => IAppConfig::VALUE_MIXED,
		'string' => IAppConfig::VALUE_STRING,
		'integer' => IAppConfig::VALUE_INT,
		'float' => IAppConfig::VALUE_FLOAT,
		'boolean' => IAppConfig::VALUE_BOOL,
		'array' => IAppConfig::VALUE_ARRAY,
	];
	private const YES = ['1', 'true', 'yes', 'on'];

	/** @var array<array-key, array<array-key, StoredValue>> by app and key */
	private array $values = [];
	private bool $isLoaded = false;
	private bool $isLazyLoaded = false;

	public function __construct(
		private readonly Database $database,
		private readonly Cipher $cipher,
	) {
	}

	#[\Override]
	public function getValueString(string $app, string $key, string $default = '', bool $lazy = false): string {
		return $this->get($app, $key, $default, $lazy, self::VALUE_STRING);
	}

	#[\Override]
	public function getValueInt(string $app, string $key, int $default = 0, bool $lazy = false): int {
		return (int)$this->get($app, $key, (string)$default, $lazy, self::VALUE_INT);
	}

	#[\Override]
	public function getValueBool(string $app, string $key, bool $default = false, bool $lazy = false): bool {
		return in_array(strtolower($this->get($app, $key, $default ? 'true' : 'false', $lazy, self::VALUE_BOOL)), self::YES, true);
	}

	#[\Override]
	public function getValueArray(string $app, string $key, array $default = [], bool $lazy = false): array {
		$value = json_decode($this->get($app, $key, (string)json_encode($default), $lazy, self::VALUE_ARRAY), true);
		return is_array($value) ? $value : [];
	}

	#[\Override]
	public function setValueString(string $app, string $key, string $value, bool $lazy = false, bool $sensitive = false): bool {
		return $this->set($app, $key, $value, $lazy, $sensitive, self::VALUE_STRING);
	}

	#[\Override]
	public function setValueInt(string $app, string $key, int $value, bool $lazy = false, bool $sensitive = false): bool {
		return $this->set($app, $key, (string)$value, $lazy, $sensitive, self::VALUE_INT);
	}

	#[\Override]
	public function setValueBool(string $app, string $key, bool $value, bool $lazy = false): bool {
		return $this->set($app, $key, $value ? '1' : '0', $lazy, false, self::VALUE_BOOL);
	}

	#[\Override]
	public function setValueArray(string $app, string $key, array $value, bool $lazy = false, bool $sensitive = false): bool {
		return $this->set($app, $key, json_encode($value, JSON_THROW_ON_ERROR), $lazy, $sensitive, self::VALUE_ARRAY);
	}

	#[\Override]
	public function deleteKey(string $app, string $key): void {
		self::check($app, $key);
		$this->database->run('DELETE FROM oc_appconfig WHERE appid = ? AND configkey = ?', [$app, $key]);
		unset($this->values[$app][$key]);
	}

	#[\Override]
	public function clearCache(bool $reload = false): void {
		$this->values = [];
		$this->isLoaded = $this->isLazyLoaded = false;
		if ($reload) {
			$this->load(true);
		}
	}

	/** The text of a value that is not lazy, whatever its type. */
	public function text(string $app, string $key, string $default = ''): string {
		$this->load(false);
		$stored = $this->values[$app][$key] ?? null;
		return $stored === null || $stored->isLazy ? $default : $stored->text;
	}

	/**
	 * Stores a text, of the type that is given or known already.
	 *
	 * @throws AppConfigTypeConflictException
	 */
	public function set(
		string $app,
		string $key,
		string $value,
		bool $lazy = false,
		bool $sensitive = false,
		int $type = self::VALUE_MIXED,
	): bool {
		self::check($app, $key);
		$this->load($lazy);
		$stored = $this->values[$app][$key] ?? null;
		if ($stored?->isLazy === $lazy && $this->get($app, $key, '', $lazy, $type) === $value && (!$sensitive || $stored->isSensitive())) {
			return false;
		}
		$this->load(true);
		$stored = $this->values[$app][$key] ?? null;
		if ($stored !== null && $stored->kind() !== self::VALUE_MIXED && $stored->kind() !== $type) {
			throw new AppConfigTypeConflictException(
				'conflict between new type (' . self::typeName($type) . ') and old type (' . self::typeName($stored->kind()) . ')',
			);
		}
		$isSensitive = $sensitive || $stored?->isSensitive() === true;
		$new = new StoredValue(
			$isSensitive ? self::HIDDEN . $this->cipher->encrypt($value) : $value,
			$type | ($isSensitive ? self::VALUE_SENSITIVE : 0),
			$lazy,
		);
		$this->database->run(
			'INSERT INTO oc_appconfig (appid, configkey, configvalue, type, lazy) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT DO UPDATE SET configvalue = excluded.configvalue, type = excluded.type, lazy = excluded.lazy',
			[$app, $key, $new->text, $new->type, (int)$lazy],
		);
		$this->values[$app][$key] = $new;
		return true;
	}

	/** @return ?Details null when the key is unknown */
	public function details(string $app, string $key): ?array {
		$this->load(true);
		$stored = $this->values[$app][$key] ?? null;
		return $stored === null ? null : [
			'app' => $app,
			'key' => $key,
			'value' => $this->reveal($stored),
			'type' => $stored->kind(),
			'lazy' => $stored->isLazy,
			'typeString' => self::typeName($stored->kind()),
			'sensitive' => $stored->isSensitive(),
		];
	}

	/** The number of a type by its name, null for an unknown one. */
	public static function type(string $name): ?int {
		return self::TYPES[strtolower($name)] ?? null;
	}

	private static function typeName(int $type): string {
		return (string)array_search($type, self::TYPES, true);
	}

	/** @throws AppConfigTypeConflictException */
	private function get(string $app, string $key, string $default, bool $lazy, int $type): string {
		self::check($app, $key);
		$this->load($lazy);
		$stored = $this->values[$app][$key] ?? null;
		if ($stored === null) {
			return $default;
		}
		if ($type !== self::VALUE_MIXED && $stored->kind() !== self::VALUE_MIXED && $stored->kind() !== $type) {
			throw new AppConfigTypeConflictException('conflict with value type from database');
		}
		return $this->reveal($stored);
	}

	private function reveal(StoredValue $stored): string {
		$isHidden = $stored->isSensitive() && str_starts_with($stored->text, self::HIDDEN);
		return $isHidden ? $this->cipher->decrypt(substr($stored->text, strlen(self::HIDDEN))) : $stored->text;
	}

	/** All that is not lazy at the first question, all that is lazy at the first question for a lazy value. */
	private function load(bool $lazy): void {
		$isLazy = array_keys(array_filter([!$this->isLoaded, $lazy && !$this->isLazyLoaded]));
		foreach ($isLazy as $which) {
			/** @var array{appid: string, configkey: string, configvalue: ?string, type: int} $row */
			foreach ($this->database->rows('SELECT appid, configkey, configvalue, type FROM oc_appconfig WHERE lazy = ?', [
				$which,
			]) as $row) {
				$this->values[$row['appid']][$row['configkey']] = new StoredValue($row['configvalue'] ?? '', $row['type'], $which === 1);
			}
		}
		$this->isLoaded = true;
		$this->isLazyLoaded = $this->isLazyLoaded || $lazy;
	}

	private static function check(string $app, string $key): void {
		if ($app === '') {
			throw new \InvalidArgumentException('app cannot be an empty string');
		}
		if (strlen($app) > 32) {
			throw new \InvalidArgumentException("Value ($app) for app is too long (32)");
		}
		if (strlen($key) > 64) {
			throw new \InvalidArgumentException("Value ($key) for key is too long (64)");
		}
	}
}
