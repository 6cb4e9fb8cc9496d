<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Draft;

/** A saved version of a page's file. */
final class PageVersion {
	/**
	 * @param int $timestamp Unix seconds; the host identifies versions by it, so saves within one second are one version
	 * @param int $size bytes
	 * @param ?string $author account; null when the host recorded none
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
