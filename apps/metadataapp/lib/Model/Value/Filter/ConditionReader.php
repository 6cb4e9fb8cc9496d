<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Decimal;
use OCA\MetadataApp\Model\Value\Text\Fold;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Reads a value of a filter: a text is always meant literally, and null or the empty text finds what has no value. An object is one of
 *
 * - `{from, to}` of numbers and dates, both included, one of them may be missing; a day at the end means the whole day
 * - `{contains: text}` of texts
 * - `{empty: true}`, `{empty: false}`
 * - `{me: true}` of people
 * - `{relative: name, days: number}` of dates: `RelativeDays`
 */
final class ConditionReader {
	public static function read(Codec $codec, mixed $input, Viewer $viewer): Condition|Problem {
		if ($input === null || $input === '') {
			return Condition::empty(true);
		}
		$members = Json::members($input);
		if ($members === null) {
			return $codec->literal($input);
		}
		$names = array_keys($members);
		sort($names);
		return match ($names) {
			['from'], ['to'], ['from', 'to'] => self::range($codec, $members['from'] ?? null, $members['to'] ?? null),
			['contains'] => self::contains($codec, $members['contains']),
			['empty'] => self::empty(Truth::read($members['empty'])),
			['me'] => self::me($codec, Truth::read($members['me']), $viewer),
			['relative'], ['days', 'relative'] => self::relative($codec, $members['relative'], $members['days'] ?? null, $viewer),
			default => new Problem(ProblemReason::BadFilter),
		};
	}

	private static function range(Codec $codec, mixed $from, mixed $to): Condition|Problem {
		$first = $from === null || $from === '' ? null : $codec->bound($from, false);
		$last = $to === null || $to === '' ? null : $codec->bound($to, true);
		return match (true) {
			$first instanceof Problem => $first,
			$last instanceof Problem => $last,
			$first === null && $last === null => new Problem(ProblemReason::BadFilter),
			default => Condition::range($first, $last),
		};
	}

	private static function contains(Codec $codec, mixed $text): Condition|Problem {
		if (!$codec->hasWords() || !is_string($text)) {
			return new Problem(ProblemReason::BadFilter);
		}
		$problem = Text::problem($text, Limits::CONTAINED_CHARACTERS);
		if ($problem !== null) {
			return $problem;
		}
		$folded = Fold::text($text);
		// an accent alone would be found everywhere
		return $folded === '' ? new Problem(ProblemReason::BadFilter) : Condition::contains($folded);
	}

	private static function empty(?bool $isEmpty): Condition|Problem {
		return $isEmpty === null ? new Problem(ProblemReason::BadFilter) : Condition::empty($isEmpty);
	}

	private static function me(Codec $codec, ?bool $isMe, Viewer $viewer): Condition|Problem {
		return $codec->field->type === FieldType::User && $isMe === true
			? Condition::texts([$viewer->userId])
			: new Problem(ProblemReason::BadFilter);
	}

	private static function relative(Codec $codec, mixed $name, mixed $days, Viewer $viewer): Condition|Problem {
		$number = self::days($days);
		if ($codec->field->type !== FieldType::Date || !is_string($name) || $number === null
			|| RelativeDays::takesDays($name) !== ($days !== null)) {
			return new Problem(ProblemReason::BadFilter);
		}
		$range = RelativeDays::of($name, $viewer->today, $number);
		return $range === null ? new Problem(ProblemReason::BadFilter) : self::range($codec, ...$range);
	}

	/** @return ?int null when it is none from 1 to ten years; 0 when none are given */
	private static function days(mixed $input): ?int {
		$text = Text::of($input ?? 0);
		$decimal = $text === null ? null : Decimal::read($text);
		if ($decimal === null || !Decimal::isExact($decimal) || str_contains($decimal, '.')) {
			return null;
		}
		$days = (int)$decimal;
		return ($input === null || $days > 0) && $days <= Limits::RELATIVE_DAYS ? $days : null;
	}
}
