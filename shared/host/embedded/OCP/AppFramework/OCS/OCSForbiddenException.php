<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\OCS;

use OCP\AppFramework\Http;

/** Becomes an envelope with status 403. */
class OCSForbiddenException extends OCSException {
	/** @param string $message */
	public function __construct($message = '', ?\Exception $previous = null) {
		parent::__construct($message, Http::STATUS_FORBIDDEN, $previous);
	}
}
