<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

/** What this instance was started with. */
final class Settings {
	/** In the data folder: values that were set while the instance ran. */
	private const KEPT = '/system.json';

	/** Nextcloud's major version that is imitated: 33 or 34. */
	public readonly int $major;

	/**
	 * @param string $data folder of everything that is written
	 * @param string $url base address without a slash at the end
	 * @param string $version of the Nextcloud that is imitated, such as 34.0.1
	 * @param list<string> $apps folders of the apps, each named by its app id
	 * @param array<array-key, mixed> $system values that a server would read from config.php
	 */
	public function __construct(
		public readonly string $data,
		public readonly string $url,
		public readonly string $version,
		public readonly array $apps,
		private readonly array $system,
	) {
		$this->major = (int)$version;
	}

	/** The settings in the file that HOST_SETTINGS names. */
	public static function fromEnvironment(): self {
		/** @var array{data: string, url: string, version: string, apps: list<string>, system: array<string, mixed>} $given */
		$given = require (string)getenv('HOST_SETTINGS');
		return new self($given['data'], $given['url'], $given['version'], $given['apps'], self::kept($given['data']) + $given['system']);
	}

	/** Stores a value for this and every later request; null goes back to what the instance was started with. */
	public function keep(string $key, mixed $value): void {
		$kept = [$key => $value] + self::kept($this->data);
		$file = $this->data . self::KEPT;
		file_put_contents(
			"$file.new",
			json_encode(array_filter($kept, static fn (mixed $value): bool => $value !== null), JSON_THROW_ON_ERROR),
		);
		rename("$file.new", $file);
	}

	/** @return array<array-key, mixed> */
	private static function kept(string $data): array {
		$file = $data . self::KEPT;
		$kept = is_file($file) ? json_decode((string)file_get_contents($file), true) : [];
		return is_array($kept) ? $kept : [];
	}

	public function system(string $key, mixed $default = null): mixed {
		return $this->system[$key] ?? $default;
	}
}
