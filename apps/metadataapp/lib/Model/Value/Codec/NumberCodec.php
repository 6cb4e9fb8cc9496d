<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use OCA\MetadataApp\Model\Value\Text\Decimal;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Decimal numbers of at most 15 digits, none of them further than 15 behind the point: a float keeps these, so the column that
 * sorts them can be one in every database.
 */
final class NumberCodec extends Codec {
	#[\Override]
	public function sortColumn(): SortColumn {
		return SortColumn::Number;
	}

	#[\Override]
	public function bound(mixed $input, bool $isLast): string|Problem {
		return $this->number($input) ?? new Problem(ProblemReason::BadFilter);
	}

	#[\Override]
	public function hasWords(): bool {
		return false;
	}

	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem|null {
		return $this->number($input);
	}

	#[\Override]
	protected function item(string $item): StoredItem {
		return new StoredItem($item, null, $item);
	}

	#[\Override]
	protected function equal(string $text): Condition|Problem {
		$number = $this->number($text);
		return match (true) {
			$number === null => Condition::empty(true),
			is_string($number) => Condition::numbers([$number]),
			default => $number,
		};
	}

	private function number(mixed $input): string|Problem|null {
		$text = Text::of($input);
		if ($text === null) {
			return new Problem(is_float($input) ? ProblemReason::NotANumber : ProblemReason::WrongShape);
		}
		$trimmed = Text::trim($text);
		$decimal = Decimal::read($trimmed);
		return match (true) {
			$trimmed === '' => null,
			$decimal === null => new Problem(ProblemReason::NotANumber),
			!Decimal::isExact($decimal) => new Problem(ProblemReason::TooManyDigits, ['max' => Limits::DIGITS_PER_NUMBER]),
			default => $decimal,
		};
	}
}
