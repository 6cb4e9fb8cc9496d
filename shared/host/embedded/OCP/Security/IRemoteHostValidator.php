<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Security;

/** Which servers may be called. */
interface IRemoteHostValidator {
	/** @param string $host a name or an address, IPv6 also in brackets; no name is looked up */
	public function isValid(string $host): bool;
}
