<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Exception;

/**
 * A request refused by a rule of the app; ErrorMiddleware turns it into the app's error answer.
 */
abstract class Refusal extends \RuntimeException {
	private bool $isOfBadSecret = false;

	/**
	 * @param string $reason from the closed set of the route; never translated
	 * @param string $message one sentence that a person can act on
	 * @param ?string $pointer JSON pointer to the value at fault
	 * @param array<string, mixed> $details further members of the answer's body
	 * @param array<string, string> $headers of the answer
	 */
	final public function __construct(
		public readonly string $reason,
		string $message,
		public readonly ?string $pointer = null,
		public readonly array $details = [],
		public readonly array $headers = [],
	) {
		parent::__construct($message);
	}

	/** Marks the refusal as a wrong guess of a secret, so that the address is slowed down where the contract says `throttle`. */
	final public function ofBadSecret(): static {
		$this->isOfBadSecret = true;
		return $this;
	}

	final public function isOfBadSecret(): bool {
		return $this->isOfBadSecret;
	}

	/**
	 * The HTTP status of the answer.
	 *
	 * @return 400|401|403|404|409|410|412|413|422|429|503|507
	 */
	abstract public function status(): int;
}
