<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

/** Who filters, and the day it is where they are: `{me: true}` and relative dates depend on it. */
final class Viewer {
	/** @param string $today `YYYY-MM-DD` */
	public function __construct(
		public readonly string $userId,
		public readonly string $today,
	) {
	}
}
