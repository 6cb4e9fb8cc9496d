<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Definition\OptionList;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;

/** One of the options, or the present value when that was one once. A filter takes any text. */
final class SelectCodec extends Codec {
	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem {
		$text = Text::of($input);
		if ($text === null) {
			return new Problem(ProblemReason::WrongShape);
		}
		if (!Text::isStorable($text)) {
			return new Problem(ProblemReason::BadCharacters);
		}
		foreach ([$text, Text::trim($text)] as $option) {
			if ($option === $present || in_array($option, $this->field->options, true)) {
				return $option;
			}
		}
		return Problem::quoting(ProblemReason::NotAnOption, 'option', $text);
	}

	/** What was an option once may have been withdrawn long ago. */
	#[\Override]
	protected function isItem(string $item): bool {
		return OptionList::read([$item]) === [$item];
	}
}
