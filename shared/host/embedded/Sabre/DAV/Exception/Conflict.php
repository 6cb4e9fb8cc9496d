<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV\Exception;

use Sabre\DAV\Exception;

/** The request does not fit what is there. */
class Conflict extends Exception {
	#[\Override]
	public function getHTTPCode() {
		return 409;
	}
}
