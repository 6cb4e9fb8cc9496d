<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

use Host\AppFramework\Settings;
use OCP\AppFramework\Http;
use OCP\Server;
use Symfony\Component\String\UnicodeString;

/**
 * A file that the browser saves.
 *
 * @template-covariant S of Http::STATUS_*
 * @template-covariant C of string
 * @template-covariant H of array<string, mixed>
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
class DownloadResponse extends Response {
	/**
	 * @param C $contentType
	 * @param S $status
	 * @param H $headers
	 */
	public function __construct(string $filename, string $contentType, int $status = Http::STATUS_OK, array $headers = []) {
		parent::__construct($status, $headers);
		$this->addHeader('Content-Disposition', Server::get(Settings::class)->major >= 34
			? self::disposition(str_replace(['/', '\\'], '-', $filename))
			: 'attachment; filename="' . addcslashes($filename, '"\\') . '"');
		$this->addHeader('Content-Type', $contentType);
	}

	/** With a second, plain name for old browsers where the first needs encoding. */
	private static function disposition(string $name): string {
		$plain = str_replace('%', '', (new UnicodeString($name))->ascii()->toString());
		$quoted = preg_match('/^[a-z0-9!#$%&\'*.^_`|~-]+$/i', $plain) === 1 ? $plain : '"' . addcslashes($plain, '"\\') . '"';
		return "attachment; filename=$quoted" . ($plain === $name ? '' : "; filename*=utf-8''" . rawurlencode($name));
	}
}
