<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

/** A content type that the contract declares for an answer that is not JSON. */
final class MediaType {
	/**
	 * @param string $name such as `text/csv`
	 * @param ?string $charset of text
	 * @param 'attachment'|'inline' $disposition
	 */
	public function __construct(
		public readonly string $name,
		public readonly ?string $charset,
		public readonly string $disposition,
	) {
	}

	/** Value of `Content-Type`. */
	public function header(): string {
		return $this->charset === null ? $this->name : "$this->name; charset=$this->charset";
	}
}
