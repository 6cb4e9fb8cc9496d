<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

use OCP\AppFramework\Http;

/**
 * Bytes that the browser saves.
 *
 * @template-covariant S of Http::STATUS_*
 * @template-covariant C of string
 * @template-covariant H of array<string, mixed>
 * @extends DownloadResponse<Http::STATUS_*, string, array<string, mixed>>
 */
class DataDownloadResponse extends DownloadResponse {
	private string $data;

	/**
	 * @param C $contentType
	 * @param S $status
	 * @param H $headers
	 */
	public function __construct(string $data, string $filename, string $contentType, int $status = Http::STATUS_OK, array $headers = []) {
		parent::__construct($filename, $contentType, $status, $headers);
		$this->data = $data;
	}

	#[\Override]
	public function render() {
		return $this->data;
	}
}
