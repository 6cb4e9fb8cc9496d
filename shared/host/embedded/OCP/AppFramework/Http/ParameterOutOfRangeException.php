<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** A number from the request is too small or too large. */
class ParameterOutOfRangeException extends \OutOfRangeException {
	/** @var array{string, int, int, int} */
	private array $values;

	public function __construct(string $parameterName, int $actualValue, int $minValue, int $maxValue) {
		parent::__construct("Parameter $parameterName must be between $minValue and $maxValue");
		$this->values = [$parameterName, $actualValue, $minValue, $maxValue];
	}

	public function getParameterName(): string {
		return $this->values[0];
	}

	public function getActualValue(): int {
		return $this->values[1];
	}

	public function getMinValue(): int {
		return $this->values[2];
	}

	public function getMaxValue(): int {
		return $this->values[3];
	}
}
