<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV\Exception;

use Sabre\DAV\Exception;
use Sabre\DAV\Locks\LockInfo;

/** Somebody else holds what is asked for. */
class Locked extends Exception {
	public function __construct(?LockInfo $lock = null) {
		if ($lock !== null) {
			throw new \LogicException('The embedded host has no locks to name');
		}
		parent::__construct();
	}

	#[\Override]
	public function getHTTPCode() {
		return 423;
	}
}
