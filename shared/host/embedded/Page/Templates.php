<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\Apps\AppManager;
use OCP\IL10N;

/** Runs template files: those of apps, and the host's own for everything else. */
final class Templates {
	public function __construct(
		private readonly AppManager $apps,
	) {
		require_once __DIR__ . '/functions.php';
	}

	/** @param array<array-key, mixed> $params what the template finds in `$_` */
	public function render(string $app, string $name, array $params, IL10N $l): string {
		$folder = $this->apps->apps()[$app]['dir'] ?? __DIR__;
		return self::run("$folder/templates/$name.php", $params, $l);
	}

	/**
	 * Nothing but `$_` and `$l` is in the template's sight.
	 *
	 * @param array<array-key, mixed> $_
	 */
	private static function run(string $file, array $_, IL10N $l): string {
		ob_start();
		try {
			require $file;
		} finally {
			$text = (string)ob_get_clean();
		}
		return $text;
	}
}
