<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files;

/** Something stands against the operation that trying again may not change. */
class ForbiddenException extends \Exception {
	/**
	 * @param string $message
	 * @param bool $retry whether trying again may help
	 */
	public function __construct(
		$message,
		private $retry,
		?\Exception $previous = null,
	) {
		parent::__construct($message, 0, $previous);
	}

	/** @return bool */
	public function getRetry() {
		return $this->retry;
	}
}
