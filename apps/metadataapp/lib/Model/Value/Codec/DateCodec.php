<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Day;
use OCA\MetadataApp\Model\Value\Text\SortText;

/**
 * Days, or days with a time that belongs to no time zone. A field that changes from one to the other keeps the values that it has, so
 * filters take both.
 */
final class DateCodec extends Codec {
	private const FIRST = 'T00:00:00';
	private const LAST = 'T23:59:59';

	/** A day that is last means the whole day, and the start of a day is not after the day itself. */
	#[\Override]
	public function bound(mixed $input, bool $isLast): string|Problem {
		$moment = $this->either($input);
		if ($moment instanceof Problem) {
			return $moment;
		}
		$bound = match (true) {
			$isLast && !str_contains($moment, 'T') => $moment . self::LAST,
			!$isLast && str_ends_with($moment, self::FIRST) => substr($moment, 0, -strlen(self::FIRST)),
			default => $moment,
		};
		return SortText::of($bound);
	}

	#[\Override]
	public function hasWords(): bool {
		return false;
	}

	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem {
		return $this->field->includesTime ? self::time($input) : self::day($input);
	}

	#[\Override]
	protected function equal(string $text): Condition|Problem {
		$moment = $this->either($text);
		return is_string($moment) ? Condition::texts([$moment]) : $moment;
	}

	#[\Override]
	protected function isItem(string $item): bool {
		return $this->either($item) === $item;
	}

	private function either(mixed $input): string|Problem {
		$isOther = is_string($input) && ($this->field->includesTime ? Day::isWritten($input) : Day::isWrittenWithTime($input));
		return $this->field->includesTime === $isOther ? self::day($input) : self::time($input);
	}

	private static function day(mixed $input): string|Problem {
		$pattern = ['pattern' => Day::PATTERN];
		return match (true) {
			!is_string($input), !Day::isWritten($input) => new Problem(ProblemReason::NotADate, $pattern),
			!Day::exists($input) => new Problem(ProblemReason::NoSuchDay, $pattern),
			default => $input,
		};
	}

	private static function time(mixed $input): string|Problem {
		$pattern = ['pattern' => Day::TIME_PATTERN];
		return match (true) {
			!is_string($input), !Day::isWrittenWithTime($input) => new Problem(ProblemReason::NotADateWithTime, $pattern),
			!Day::exists($input) => new Problem(ProblemReason::NoSuchDay, $pattern),
			!Day::timeExists($input) => new Problem(ProblemReason::NoSuchTime, $pattern),
			default => $input,
		};
	}
}
