<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Definition\OptionList;
use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;

/**
 * Options joined by `;#`, each once and in the order of the field; then those that the present value has and the field no longer. A
 * list is taken too. A filter with several joined finds what has all of them.
 */
final class MultiselectCodec extends Codec {
	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem|null {
		$all = array_values(array_unique([...$this->field->options, ...($present === null ? [] : $this->split($present))]));
		$known = array_fill_keys($all, true);
		$chosen = [];
		foreach (Json::items($input) ?? [$input] as $item) {
			$text = $item === null ? '' : Text::of($item);
			if ($text === null) {
				return new Problem(ProblemReason::WrongShape);
			}
			if (!Text::isStorable($text)) {
				return new Problem(ProblemReason::BadCharacters);
			}
			foreach ($this->split($text) as $part) {
				$option = isset($known[$part]) ? $part : Text::trim($part);
				if ($option !== '' && !isset($known[$option])) {
					return Problem::quoting(ProblemReason::NotAnOption, 'option', $part);
				}
				$chosen[$option] = true;
			}
		}
		return $this->emit(array_values(array_filter($all, static fn (string $option): bool => isset($chosen[$option]))));
	}

	/** Of the present options and of those that it has had since before they were withdrawn. */
	#[\Override]
	protected function mostItems(): int {
		return PHP_INT_MAX;
	}

	#[\Override]
	protected function isItem(string $item): bool {
		return OptionList::read([$item]) === [$item];
	}

	#[\Override]
	protected function split(string $value): array {
		return explode(self::SEPARATOR, $value);
	}

	#[\Override]
	protected function equal(string $text): Condition {
		return Condition::texts($this->split($text));
	}
}
