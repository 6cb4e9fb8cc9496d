<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use OCP\Exceptions\AppConfigTypeConflictException;

/** Settings of apps. Each has a type; a lazy one is read only when a lazy one is asked for. */
interface IAppConfig {
	public const VALUE_SENSITIVE = 1;
	public const VALUE_MIXED = 2;
	public const VALUE_STRING = 4;
	public const VALUE_INT = 8;
	public const VALUE_FLOAT = 16;
	public const VALUE_BOOL = 32;
	public const VALUE_ARRAY = 64;

	/** @throws AppConfigTypeConflictException */
	public function getValueString(string $app, string $key, string $default = '', bool $lazy = false): string;

	/** @throws AppConfigTypeConflictException */
	public function getValueInt(string $app, string $key, int $default = 0, bool $lazy = false): int;

	/** @throws AppConfigTypeConflictException */
	public function getValueBool(string $app, string $key, bool $default = false, bool $lazy = false): bool;

	/**
	 * @param array<array-key, mixed> $default
	 * @return array<array-key, mixed>
	 * @throws AppConfigTypeConflictException
	 */
	public function getValueArray(string $app, string $key, array $default = [], bool $lazy = false): array;

	/**
	 * @return bool whether anything changed
	 * @throws AppConfigTypeConflictException
	 */
	public function setValueString(string $app, string $key, string $value, bool $lazy = false, bool $sensitive = false): bool;

	/**
	 * @return bool whether anything changed
	 * @throws AppConfigTypeConflictException
	 */
	public function setValueInt(string $app, string $key, int $value, bool $lazy = false, bool $sensitive = false): bool;

	/**
	 * @return bool whether anything changed
	 * @throws AppConfigTypeConflictException
	 */
	public function setValueBool(string $app, string $key, bool $value, bool $lazy = false): bool;

	/**
	 * @param array<array-key, mixed> $value
	 * @return bool whether anything changed
	 * @throws AppConfigTypeConflictException
	 */
	public function setValueArray(string $app, string $key, array $value, bool $lazy = false, bool $sensitive = false): bool;

	public function deleteKey(string $app, string $key): void;

	/** What others stored meanwhile is seen from here on. */
	public function clearCache(bool $reload = false): void;
}
