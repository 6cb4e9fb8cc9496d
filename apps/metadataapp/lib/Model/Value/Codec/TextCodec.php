<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/** Texts stay as they were sent, with line ends and spaces; screens show a `text` on one line. */
final class TextCodec extends Codec {
	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem {
		$text = Text::of($input);
		if ($text === null) {
			return new Problem(ProblemReason::WrongShape);
		}
		$most = $this->field->type === FieldType::Textarea ? Limits::TEXTAREA_CHARACTERS : Limits::TEXT_CHARACTERS;
		return Text::problem($text, $most) ?? $text;
	}
}
