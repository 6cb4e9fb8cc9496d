<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

/** A failure with words for the person who caused it. */
class HintException extends \Exception {
	/** @param string $hint for the person; the message without it */
	public function __construct(
		string $message,
		private string $hint = '',
		int $code = 0,
		?\Exception $previous = null,
	) {
		parent::__construct($message, $code, $previous);
	}

	public function getHint(): string {
		return $this->hint !== '' ? $this->hint : $this->message;
	}
}
