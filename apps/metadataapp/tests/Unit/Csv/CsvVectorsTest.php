<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Csv;

use OCA\MetadataApp\Shared\Csv\CsvWriter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The rule for tables that the browser has too. */
final class CsvVectorsTest extends TestCase {
	/** @param list<non-empty-list<string>> $rows */
	#[DataProvider('vectors')]
	public function testWritesATableAsTheBrowserDoes(array $rows, string $csv): void {
		self::assertSame("\u{FEFF}$csv", implode('', iterator_to_array(CsvWriter::pieces($rows), false)));
	}

	/** @return iterable<string, array{mixed, mixed}> */
	public static function vectors(): iterable {
		$text = (string)file_get_contents(dirname(__DIR__, 2) . '/fixtures/csv-vectors.json');
		$vectors = json_decode($text, true, flags: JSON_THROW_ON_ERROR);
		foreach (is_array($vectors) ? $vectors : [] as $vector) {
			if (is_array($vector) && is_string($vector['name'] ?? null)) {
				yield $vector['name'] => [$vector['rows'] ?? null, $vector['csv'] ?? null];
			}
		}
	}
}
