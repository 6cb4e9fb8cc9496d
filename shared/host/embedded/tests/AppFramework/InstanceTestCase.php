<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework;

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Database;
use PHPUnit\Framework\TestCase;

/** A host in a folder of its own, without a request. */
abstract class InstanceTestCase extends TestCase {
	private string $folder = '';

	#[\Override]
	protected function tearDown(): void {
		if ($this->folder !== '') {
			foreach (new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator($this->folder, \FilesystemIterator::SKIP_DOTS),
				\RecursiveIteratorIterator::CHILD_FIRST,
			) as $entry) {
				/** @var \SplFileInfo $entry */
				$entry->isDir() ? rmdir($entry->getPathname()) : unlink($entry->getPathname());
			}
			rmdir($this->folder);
		}
	}

	protected function folder(): string {
		if ($this->folder === '') {
			$this->folder = sys_get_temp_dir() . '/host-test-' . bin2hex(random_bytes(6));
			mkdir("$this->folder/cache", recursive: true);
		}
		return $this->folder;
	}

	/**
	 * @param array<string, mixed> $system
	 * @param list<string> $apps
	 */
	protected function kernel(array $system = [], array $apps = []): Kernel {
		$kernel = new Kernel(new Settings($this->folder(), 'http://host.test', '34.0.1', $apps, $system));
		$kernel->get(Database::class)->install();
		return $kernel;
	}

	/** @return list<array<string, mixed>> the lines of nextcloud.log */
	protected function logged(): array {
		$lines = file($this->folder() . '/nextcloud.log', FILE_IGNORE_NEW_LINES);
		return array_map(static function (string $line): array {
			/** @var array<string, mixed> $entry */
			$entry = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
			return $entry;
		}, $lines === false ? [] : $lines);
	}
}
