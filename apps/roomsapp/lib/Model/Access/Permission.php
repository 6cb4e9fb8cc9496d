<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Access;

use OCA\RoomsApp\Model\Policy\Role;

/** A role of an account or a group. */
final readonly class Permission {
	public function __construct(
		public Role $role,
		public Principal $kind,
		public string $id,
	) {
	}

	/** The same for the same account or group, whatever its role. */
	public function holder(): string {
		return $this->kind->value . ":$this->id";
	}
}
