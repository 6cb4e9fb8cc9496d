<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** How a cell is shown; the number is that of the style in `Parts::STYLES`. */
enum CellStyle: int {
	case Plain = 0;
	case Header = 1;
	/** What looks like a number or formula stays text when somebody edits it. */
	case Text = 2;
	case Lines = 3;
	case Date = 4;
	case Moment = 5;
	case Time = 6;

	/** Characters that its values need; 0 where that depends on the text. */
	public function width(): int {
		return match ($this) {
			self::Date, self::Time => 11,
			self::Moment => 17,
			default => 0,
		};
	}
}
