<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

/** Arrays that follow from files, kept as PHP files so that opcache holds them. */
final class FileCache {
	public function __construct(
		private readonly Settings $settings,
	) {
	}

	/**
	 * @param list<string> $sources files that it follows from
	 * @param callable(): array<array-key, mixed> $make
	 * @return array<array-key, mixed>
	 */
	public function get(string $key, array $sources, callable $make): array {
		$file = "{$this->settings->data}/cache/$key.php";
		$newest = max(array_map(filemtime(...), [__FILE__, ...$sources]));
		// In the second of a change nobody can tell which of the two is newer.
		if (is_file($file) && filemtime($file) > $newest) {
			/** @var array<array-key, mixed> $kept */
			$kept = require $file;
			return $kept;
		}
		$made = $make();
		$draft = "$file." . bin2hex(random_bytes(6));
		file_put_contents($draft, '<?php return ' . var_export($made, true) . ';');
		rename($draft, $file);
		return $made;
	}
}
