<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Definition;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Shared\Contract\Limits;

/** `field_name`: what programs call a field. */
final class FieldName {
	public static function read(mixed $input): string|Problem {
		return match (true) {
			$input === null, $input === '' => new Problem(ProblemReason::Missing),
			!is_string($input), preg_match('/^[a-z][a-z0-9_]*+$/D', $input) !== 1 => new Problem(ProblemReason::BadName),
			strlen($input) > Limits::NAME_CHARACTERS => new Problem(ProblemReason::TooLong, ['max' => Limits::NAME_CHARACTERS]),
			default => $input,
		};
	}
}
