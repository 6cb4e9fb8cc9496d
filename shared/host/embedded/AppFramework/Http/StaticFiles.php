<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use Host\AppFramework\Settings;

/** Files of apps and of the host that browsers load as they are. */
final class StaticFiles {
	private const TYPES = [
		'js' => 'text/javascript', 'mjs' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json',
		'map' => 'application/json',
		'svg' => 'image/svg+xml', 'png' => 'image/png', 'jpg' => 'image/jpeg', 'gif' => 'image/gif', 'webp' => 'image/webp',
		'ico' => 'image/x-icon',
		'woff' => 'font/woff', 'woff2' => 'font/woff2', 'ttf' => 'font/ttf', 'wasm' => 'application/wasm', 'txt' => 'text/plain',
		'html' => 'text/html',
	];
	/** Folders of an app that everybody may read. */
	private const FOLDERS = 'js|css|img|l10n|fonts|dist';
	private const YEAR = 31_536_000;

	public function __construct(
		private readonly Settings $settings,
	) {
	}

	/** Sends the file at an address; false when there is none. */
	public function send(string $address): bool {
		$file = $this->find($address);
		if ($file === null) {
			return false;
		}
		$modified = gmdate('D, d M Y H:i:s \G\M\T', (int)filemtime($file));
		header('X-Content-Type-Options: nosniff');
		header('Content-Type: ' . self::TYPES[pathinfo($file, PATHINFO_EXTENSION)]);
		header('Last-Modified: ' . $modified);
		// An address with a version never changes its file.
		header('Cache-Control: ' . (str_contains($address, '?v=') ? 'max-age=' . self::YEAR . ', immutable' : 'no-cache'));
		if (($_SERVER['HTTP_IF_MODIFIED_SINCE'] ?? '') === $modified) {
			http_response_code(304);
			return true;
		}
		header('Content-Length: ' . filesize($file));
		readfile($file);
		return true;
	}

	/** The file behind an address, which may lead to no other folder. */
	public function find(string $address): ?string {
		$path = rawurldecode(explode('?', $address, 2)[0]);
		[$folder, $rest] = match (true) {
			preg_match('#^/apps/([a-z0-9_-]+)/((?:' . self::FOLDERS . ')/.+)$#D', $path, $found) === 1 => [
				$this->folder($found[1]),
				$found[2],
			],
			preg_match('#^/core/(.+)$#D', $path, $found) === 1 => [dirname(__DIR__, 2) . '/public', $found[1]],
			default => [null, ''],
		};
		if ($folder === null
			|| !isset(self::TYPES[pathinfo($rest, PATHINFO_EXTENSION)])
			|| str_contains($path, "\0")
			|| str_contains($path, '/.')) {
			return null;
		}
		[$root, $file] = [realpath($folder), realpath("$folder/$rest")];
		return is_string($root) && is_string($file) && is_file($file) && str_starts_with($file, "$root/") ? $file : null;
	}

	private function folder(string $app): ?string {
		foreach ($this->settings->apps as $directory) {
			if (basename($directory) === $app) {
				return $directory;
			}
		}
		return null;
	}
}
