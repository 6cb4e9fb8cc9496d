<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Definition;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/** `field_label`: what people call a field, on one line. */
final class FieldLabel {
	public static function read(mixed $input): string|Problem {
		$text = Text::of($input ?? '');
		if ($text === null) {
			return new Problem(ProblemReason::WrongShape);
		}
		$label = Text::trim($text);
		return $label === '' ? new Problem(ProblemReason::Missing) : Text::lineProblem($label, Limits::LABEL_CHARACTERS) ?? $label;
	}
}
