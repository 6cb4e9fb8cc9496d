<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

/** A file uploaded with the request; PHP deletes it when the request ends. */
final class UploadedFile {
	/**
	 * @param string $path temporary location of its content
	 * @param string $name as given by the client, unchecked
	 * @param int $size bytes
	 */
	public function __construct(
		public readonly string $path,
		public readonly string $name,
		public readonly int $size,
	) {
	}
}
