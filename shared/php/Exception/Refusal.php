<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/**
 * A request that a rule of ours refuses; ErrorMiddleware turns it into the app's error answer.
 */
abstract class Refusal extends \RuntimeException {
	/**
	 * @param string $reason from the closed set of the route; never translated
	 * @param string $message one sentence that a person can act on
	 * @param ?string $pointer JSON pointer to the value at fault
	 * @param array<string, mixed> $details further members of the answer's body
	 */
	final public function __construct(
		public readonly string $reason,
		string $message,
		public readonly ?string $pointer = null,
		public readonly array $details = [],
	) {
		parent::__construct($message);
	}

	/**
	 * The HTTP status of the answer.
	 *
	 * @return 400|403|404|409|413
	 */
	abstract public function status(): int;
}
