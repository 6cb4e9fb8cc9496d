<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\Apps\AppManager;
use OCP\L10N\IFactory;

/** Finds the files behind the names by which apps ask for scripts and styles. */
final class Assets {
	public function __construct(
		private readonly AppManager $apps,
		private readonly IFactory $l10n,
	) {
	}

	/**
	 * Addresses of the scripts that exist; an app's translations stand before its first script that wants them.
	 *
	 * @param iterable<array{string, string}> $wanted app and name
	 * @return list<array{src: string, isModule: bool}>
	 */
	public function scripts(iterable $wanted): array {
		$found = [];
		foreach ($wanted as [$app, $name]) {
			$texts = str_contains($name, 'l10n') ? null : $this->address($app, 'l10n/' . $this->l10n->findLanguage($app) . '.js');
			$module = $this->address($app, "js/$name.mjs");
			$script = $module ?? $this->address($app, "js/$name.js");
			if ($texts !== null) {
				$found[$texts] = ['src' => $texts, 'isModule' => false];
			}
			if ($script !== null) {
				$found[$script] = ['src' => $script, 'isModule' => $module !== null];
			}
		}
		return array_values($found);
	}

	/**
	 * Addresses of the style sheets that exist.
	 *
	 * @param iterable<array{string, string}> $wanted app and name
	 * @return list<string>
	 */
	public function styles(iterable $wanted): array {
		$found = [];
		foreach ($wanted as [$app, $name]) {
			$found[] = $this->address($app, "css/$name.css");
		}
		return array_values(array_filter($found, is_string(...)));
	}

	/** Of a file of the host itself. */
	public static function own(string $file): string {
		return "/core/$file?v=" . dechex((int)filemtime(dirname(__DIR__) . "/public/$file"));
	}

	/** Changes with the file, so that a browser may keep it for good. */
	private function address(string $app, string $file): ?string {
		$path = ($this->apps->apps()[$app]['dir'] ?? '') . "/$file";
		return is_file($path) ? "/apps/$app/$file?v=" . dechex((int)filemtime($path)) : null;
	}
}
