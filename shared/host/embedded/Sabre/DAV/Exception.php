<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** A request to WebDAV that fails: clients are told its class and its message. */
class Exception extends \Exception {
	/** @return int */
	public function getHTTPCode() {
		return 500;
	}
}
