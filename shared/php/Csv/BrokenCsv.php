<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Csv;

/** The file is no table, or larger than permitted; the message is written for the person who uploaded it. */
final class BrokenCsv extends \Exception {
	private function __construct(
		public readonly CsvProblem $problem,
		public readonly int $brokenLine,
		string $message,
	) {
		parent::__construct($message);
	}

	/**
	 * @param int $line of the file where the problem begins, from 1; 0 for the whole file
	 * @param int $limit that was exceeded
	 */
	public static function at(CsvProblem $problem, int $line = 0, int $limit = 0): self {
		return new self($problem, $line, match ($problem) {
			CsvProblem::NotText => 'The file is not a text file. Save it as CSV and try again.',
			CsvProblem::TooLarge => "The file has more than $limit bytes.",
			CsvProblem::TooManyRows => "The file has more than $limit rows.",
			CsvProblem::TooManyColumns => "Line $line has more than $limit columns.",
			CsvProblem::TooLongCell => "Line $line: a cell has more than $limit bytes.",
			CsvProblem::OpenQuote => "Line $line: a quotation mark is opened and never closed.",
			CsvProblem::TextAfterQuote =>
				"Line $line: text follows a closing quotation mark. A quotation mark inside a quoted cell has to be written twice.",
		});
	}
}
