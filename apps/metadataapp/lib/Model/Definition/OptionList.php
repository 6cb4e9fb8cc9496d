<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Definition;

use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * The options of a selection: a list of texts or of objects with a `value`, or a text with an option on each line. White space around
 * an option is left out, and so are empty lines; an empty item of a list is a mistake.
 */
final class OptionList {
	/** @return list<string>|Problem */
	public static function read(mixed $input): array|Problem {
		$items = is_string($input) ? self::lines($input) : Json::items($input ?? []);
		if ($items === null) {
			return new Problem(ProblemReason::OptionsNotAList);
		}
		if (count($items) > Limits::OPTIONS_PER_FIELD) {
			return new Problem(ProblemReason::TooManyOptions, ['max' => Limits::OPTIONS_PER_FIELD]);
		}
		$options = $known = [];
		foreach ($items as $item) {
			$text = Text::of(Json::members($item)['value'] ?? $item);
			if ($text === null) {
				return new Problem(ProblemReason::OptionsNotAList);
			}
			$option = Text::trim($text);
			$problem = self::problem($option, isset($known[$option]));
			if ($problem !== null) {
				return $problem;
			}
			$known[$option] = true;
			$options[] = $option;
		}
		return $options;
	}

	private static function problem(string $option, bool $isKnown): ?Problem {
		return match (true) {
			$option === '' => new Problem(ProblemReason::EmptyOption),
			$isKnown => Problem::quoting(ProblemReason::DuplicateOption, 'option', $option),
			default => Text::lineProblem($option, Limits::OPTION_CHARACTERS) ?? (str_contains($option, Codec::SEPARATOR)
				? Problem::quoting(ProblemReason::SeparatorInOption, 'option', $option)
				: null),
		};
	}

	/** @return list<string> */
	private static function lines(string $text): array {
		$lines = explode("\n", strtr($text, "\r", "\n"));
		return array_values(array_filter($lines, static fn (string $line): bool => Text::trim($line) !== ''));
	}
}
