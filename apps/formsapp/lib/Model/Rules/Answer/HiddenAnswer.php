<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Shared\Contract\Limits;

/** The value of a hidden field. */
final class HiddenAnswer {
	public static function read(mixed $value): Fault|string|null {
		return match (true) {
			$value === null => null,
			is_string($value) => TextAnswer::clean($value, false, Limits::HIDDEN_FIELD_CHARACTERS),
			default => new Fault(Fault::WRONG_SHAPE),
		};
	}
}
