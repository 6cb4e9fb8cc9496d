<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Csv;

use OCA\RoomsApp\Shared\Contract\Limits;
use OCA\RoomsApp\Shared\Csv\BrokenCsv;
use OCA\RoomsApp\Shared\Csv\CsvLimits;
use OCA\RoomsApp\Shared\Csv\CsvReader;

/** An uploaded list of rooms. */
class SheetFile {
	private const COLUMNS = 200;

	/**
	 * @param string $path of the temporary file
	 * @return \Generator<int, non-empty-list<string>> rows by line
	 * @throws BrokenCsv while it is read
	 */
	public function findAllRows(string $path): \Generator {
		$file = fopen($path, 'rb');
		if ($file === false) {
			throw new \RuntimeException('An uploaded file cannot be opened');
		}
		try {
			yield from CsvReader::rows($file, new CsvLimits(Limits::CSV_BYTES, Limits::CSV_ROWS, self::COLUMNS));
		} finally {
			fclose($file);
		}
	}
}
