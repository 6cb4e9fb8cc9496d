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
use OCA\MetadataApp\Model\Value\Text\Truth;

/** `1` is checked and `0` unchecked; a filter for 0 finds what has no value, too. */
final class CheckboxCodec extends Codec {
	#[\Override]
	public function sortColumn(): SortColumn {
		return SortColumn::Number;
	}

	#[\Override]
	public function literal(mixed $input): Condition|Problem {
		return match (Truth::read($input)) {
			true => Condition::numbers(['1']),
			false => Condition::unchecked(),
			null => new Problem(ProblemReason::NotAMark),
		};
	}

	#[\Override]
	public function hasWords(): bool {
		return false;
	}

	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem {
		return match (Truth::read($input)) {
			true => '1',
			false => '0',
			null => new Problem(ProblemReason::NotAMark),
		};
	}

	#[\Override]
	protected function item(string $item): StoredItem {
		return new StoredItem($item, null, $item);
	}
}
