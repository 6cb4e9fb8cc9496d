<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** A number from the request is too small or too large. */
class ParameterOutOfRangeException extends \OutOfRangeException {
	public function __construct(
		protected string $parameterName,
		protected int $actualValue,
		protected int $minValue,
		protected int $maxValue,
	) {
		parent::__construct("Parameter $parameterName must be between $minValue and $maxValue");
	}
}
