<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/** Why a table cannot be read. */
enum CsvProblem: string {
	case NotText = 'not_text';
	case TooLarge = 'too_large';
	case TooManyRows = 'too_many_rows';
	case TooManyColumns = 'too_many_columns';
	case TooLongCell = 'too_long_cell';
	case OpenQuote = 'open_quote';
	case TextAfterQuote = 'text_after_quote';
}
