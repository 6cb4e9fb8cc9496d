<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests;

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Database;

/** A host in a folder of its own, with its tables and nobody in it. */
final class Instance {
	public readonly string $directory;
	public readonly Kernel $kernel;

	/**
	 * @param list<string> $apps folders of apps
	 * @param array<string, mixed> $system settings of the server
	 */
	public function __construct(array $apps = [], array $system = [], string $version = '34.0.1') {
		$this->directory = sys_get_temp_dir() . '/embedded-host-' . bin2hex(random_bytes(6));
		mkdir("$this->directory/cache", 0700, true);
		$this->kernel = new Kernel(new Settings($this->directory, 'http://127.0.0.1', $version, $apps, $system + ['secret' => 'test']));
		$this->get(Database::class)->install();
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @return T
	 */
	public function get(string $class): object {
		return $this->kernel->get($class);
	}

	public function remove(): void {
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator($this->directory, \FilesystemIterator::SKIP_DOTS),
			\RecursiveIteratorIterator::CHILD_FIRST,
		);
		/** @var \SplFileInfo $file */
		foreach ($files as $file) {
			$file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
		}
		rmdir($this->directory);
	}
}
