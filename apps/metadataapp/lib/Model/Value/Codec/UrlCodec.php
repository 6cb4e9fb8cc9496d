<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Model\Value\Text\WebAddress;

/** An address with its scheme. A filter takes any text. */
final class UrlCodec extends Codec {
	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem|null {
		if (!is_string($input)) {
			return new Problem(ProblemReason::WrongShape);
		}
		return Text::trim($input) === '' ? null : WebAddress::read($input);
	}
}
