<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** A value that a notification cannot have. */
class InvalidValueException extends \InvalidArgumentException {
	public function __construct(
		protected string $field,
		?\Throwable $previous = null,
	) {
		parent::__construct("Value provided for $field is not valid", previous: $previous);
	}

	/** What the value is of. */
	public function getFieldIdentifier(): string {
		return $this->field;
	}
}
