<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\JSONResponse;

/**
 * An answer of ours, told apart from the host's own refusals, which ErrorMiddleware reshapes.
 *
 * @extends JSONResponse<Http::STATUS_*, array<array-key, mixed>|\stdClass, array<string, mixed>>
 */
final class Json extends JSONResponse {
	private ?string $text = null;

	/**
	 * @param array<array-key, mixed>|\stdClass $data an empty array prints `[]`; give an object for an empty map
	 * @param Http::STATUS_* $status
	 */
	public function __construct(array|\stdClass $data, int $status = 200) {
		// Stored text with a broken byte must not take the whole answer with it.
		parent::__construct($data, $status, [], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
	}

	/** Written once, also where it is asked for a tag first. */
	#[\Override]
	public function render(): string {
		return $this->text ??= parent::render();
	}
}
