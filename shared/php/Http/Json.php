<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\JSONResponse;

/**
 * An answer of the app, distinguishable from the host's own refusals, which ErrorMiddleware reshapes.
 *
 * @extends JSONResponse<Http::STATUS_*, array<array-key, mixed>|\stdClass, array<string, mixed>>
 */
final class Json extends JSONResponse {
	private ?string $text = null;

	/**
	 * @param array<array-key, mixed>|\stdClass $data an empty array prints `[]`; pass an object for an empty map
	 * @param Http::STATUS_* $status
	 */
	public function __construct(array|\stdClass $data, int $status = 200) {
		// A broken byte in stored text must not make the whole answer fail.
		parent::__construct($data, $status, [], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
	}

	/** Rendered only once, even where a tag is computed first. */
	#[\Override]
	public function render(): string {
		return $this->text ??= parent::render();
	}
}
