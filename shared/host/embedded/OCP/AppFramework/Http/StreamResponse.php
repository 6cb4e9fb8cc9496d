<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

use OCP\AppFramework\Http;

/**
 * A file, read while it is sent.
 *
 * @template-covariant S of Http::STATUS_*
 * @template-covariant H of array<string, mixed>
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
class StreamResponse extends Response implements ICallbackResponse {
	/** @var string|resource */
	private $filePath;

	/**
	 * @param string|resource $filePath or an open file
	 * @param S $status
	 * @param H $headers
	 */
	public function __construct(mixed $filePath, int $status = Http::STATUS_OK, array $headers = []) {
		parent::__construct($status, $headers);
		$this->filePath = $filePath;
	}

	#[\Override]
	public function callback(IOutput $output) {
		if ($output->getHttpResponseCode() === Http::STATUS_NOT_MODIFIED) {
			return;
		}
		if (is_string($this->filePath) && !file_exists($this->filePath)) {
			$output->setHttpResponseCode(Http::STATUS_NOT_FOUND);
		} elseif (!$output->setReadfile($this->filePath)) {
			$output->setHttpResponseCode(Http::STATUS_BAD_REQUEST);
		}
	}
}
