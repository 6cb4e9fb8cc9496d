<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model;

/** A page that the caller may read, and what else the caller may do with it. */
final class OpenPage {
	public function __construct(
		public readonly PageRow $row,
		public readonly Permissions $permissions,
	) {
	}
}
