<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Definition;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Decimal;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;

/** The options of a date: an object that has `includeTime` and nothing else. */
final class DateOptions {
	private const INCLUDE_TIME = 'includeTime';
	private const WORDS = ['true' => true, 'false' => false];

	/** @param bool $default when there are none: null, an empty list or an empty object */
	public static function read(mixed $input, bool $default): bool|Problem {
		if ($input === null || $input === []) {
			return $default;
		}
		$members = Json::members($input);
		if ($members === null) {
			return new Problem(is_array($input) ? ProblemReason::DateOptionsAList : ProblemReason::DateOptionsNotAnObject);
		}
		$unknown = array_diff(array_map(strval(...), array_keys($members)), [self::INCLUDE_TIME]);
		if ($unknown !== []) {
			return Problem::quoting(ProblemReason::DateOptionsUnknown, 'keys', implode(', ', $unknown));
		}
		return $members === []
			? $default
			: self::isTrue($members[self::INCLUDE_TIME]) ?? new Problem(ProblemReason::IncludeTimeNotABoolean);
	}

	/** Of a boolean, a whole number, or either as a text. */
	private static function isTrue(mixed $value): ?bool {
		if (is_bool($value)) {
			return $value;
		}
		$text = Text::of($value) ?? '';
		$number = Decimal::read($text);
		return $number === null || str_contains($number, '.') ? self::WORDS[$text] ?? null : $number !== '0';
	}
}
