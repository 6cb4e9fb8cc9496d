<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Draft;

/** A kept state of a page's file. */
final class PageVersion {
	/**
	 * @param int $timestamp Unix seconds; the host knows the version by it, so that saves of one second are one version
	 * @param int $size bytes
	 * @param ?string $author account; null when the host has noted none
	 * @param ?string $label null without one
	 */
	public function __construct(
		public readonly int $timestamp,
		public readonly int $size,
		public readonly ?string $author,
		public readonly ?string $label,
	) {
	}
}
