<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Csv;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Shared\Csv\BrokenCsv;
use Shared\Csv\CsvLimits;
use Shared\Csv\CsvProblem;
use Shared\Csv\CsvReader;
use Shared\Csv\CsvWriter;

final class CsvTest extends TestCase {
	/** What means something to a reader, a spreadsheet program or an encoding. */
	private const PARTS = [
		'', ',', ';', "\t", '"', '""', "'", "''", "\r", "\n", "\r\n", '=', '+', '-', '@', '＝', '＠', ' ', 'a', '0', 'é', '€', '日', '😀',
		'sep=;', "\u{FEFF}", '\\', '\\"', '=1+1', "'=", '|', 'name', '-5', '-1.5E-7',
	];
	private const MARK = "\xEF\xBB\xBF";

	/** @return resource */
	private static function file(string $bytes) {
		$file = fopen('php://temp', 'r+b');
		self::assertIsResource($file);
		fwrite($file, $bytes);
		return $file;
	}

	/** @return array<int, non-empty-list<string>> */
	private static function read(string $bytes, CsvLimits $limits = new CsvLimits()): array {
		return iterator_to_array(CsvReader::rows(self::file($bytes), $limits));
	}

	/** @param list<non-empty-list<string>> $rows */
	private static function written(array $rows): string {
		return implode('', iterator_to_array(CsvWriter::pieces($rows), false));
	}

	/** @return iterable<string, array{string, array<int, list<string>>}> */
	public static function tables(): iterable {
		yield 'nothing' => ['', []];
		yield 'only empty lines' => ["\r\n\n\r", []];
		yield 'a last line without an end' => ["a,b\r\nc,d", [1 => ['a', 'b'], 2 => ['c', 'd']]];
		yield 'line ends of every kind' => ["a\nb\rc\r\nd\n", [1 => ['a'], 2 => ['b'], 3 => ['c'], 4 => ['d']]];
		yield 'empty lines between rows' => ["a\r\n\r\n\r\nb\r\n", [1 => ['a'], 4 => ['b']]];
		yield 'empty cells' => ["a,b\n,\n\"\"\n", [1 => ['a', 'b'], 2 => ['', ''], 3 => ['']]];
		yield 'line breaks in quotes' => ["a,\"b\r\nc\rd\ne\",f\r\ng\r\n", [1 => ['a', "b\r\nc\rd\ne", 'f'], 5 => ['g']]];
		yield 'quotation marks' => ["\"a\"\"b\",\"\"\"\",5\" pipe\n", [1 => ['a"b', '"', '5" pipe']]];
		yield 'delimiters in quotes' => ["\"a;b;c\",d\n\"e,f\",g\n", [1 => ['a;b;c', 'd'], 2 => ['e,f', 'g']]];
		yield 'semicolons' => ["a;b,c;d\n1,5;2;3\n", [1 => ['a', 'b,c', 'd'], 2 => ['1,5', '2', '3']]];
		yield 'tabs' => ["a\tb\nc, d\te\n", [1 => ['a', 'b'], 2 => ['c, d', 'e']]];
		yield 'a declared delimiter' => ["sep=;\r\na,b;c\r\n", [2 => ['a,b', 'c']]];
		yield 'a header below empty lines' => ["\n\na;b\n", [3 => ['a', 'b']]];
		yield 'a header with line breaks' => ["\"a\nb\";c\nd;e\n", [1 => ["a\nb", 'c'], 3 => ['d', 'e']]];
		yield 'spaces' => [" a , b\n", [1 => [' a ', ' b']]];
		yield 'UTF-8 with a mark' => [self::MARK . "\"é\",b\n", [1 => ['é', 'b']]];
		yield 'Windows-1252' => ["Caf\xE9;\x80\xE9", [1 => ['Café', '€é']]];
		foreach (['UTF-16LE' => "\xFF\xFE", 'UTF-16BE' => "\xFE\xFF"] as $encoding => $mark) {
			$bytes = mb_convert_encoding("a\té\t😀\n日\tb\tc", $encoding, 'UTF-8');
			self::assertIsString($bytes);
			yield "$encoding with a mark" => [$mark . $bytes, [1 => ['a', 'é', '😀'], 2 => ['日', 'b', 'c']]];
			yield "$encoding without a mark" => [$bytes, [1 => ['a', 'é', '😀'], 2 => ['日', 'b', 'c']]];
		}
	}

	/** @param array<int, list<string>> $rows */
	#[DataProvider('tables')]
	public function testARowIsFoundByTheLineOnWhichItStarts(string $bytes, array $rows): void {
		self::assertSame($rows, self::read($bytes));
	}

	/** @return iterable<string, array{string, CsvProblem, int}> */
	public static function broken(): iterable {
		yield 'an open quotation mark' => ["a,b\n1,\"2\n3,4\n", CsvProblem::OpenQuote, 2];
		yield 'text after quotes' => ["a,b\n\"1\n2\"3,4\n", CsvProblem::TextAfterQuote, 3];
		yield 'a row that is too wide' => ["a\n1,2,3,4\n", CsvProblem::TooManyColumns, 2];
		yield 'too many rows' => [str_repeat("a\n", 6), CsvProblem::TooManyRows, 0];
		yield 'a cell that is too long' => ["a\n\"b\n" . str_repeat('c', 20) . "\"\n", CsvProblem::TooLongCell, 2];
		yield 'a file that is too large' => [str_repeat("\n", 201), CsvProblem::TooLarge, 0];
		yield 'a packed spreadsheet' => ["PK\x03\x04\x14\0\x06\0\x08\0", CsvProblem::NotText, 0];
		yield 'a picture' => ["\x89PNG\r\n\x1A\n\0\0\0\rIHDR", CsvProblem::NotText, 0];
		yield 'bytes that no encoding has' => ["a,b\n\x81\xE9,c", CsvProblem::NotText, 0];
		yield 'half a character in UTF-16' => ["\xFF\xFEa\0\n\0b", CsvProblem::NotText, 0];
		yield 'half a pair in UTF-16' => ["\xFF\xFEa\0\n\0\x3D\xD8", CsvProblem::NotText, 0];
		yield 'UTF-8 with a mark and another encoding' => [self::MARK . "Caf\xE9,b", CsvProblem::NotText, 0];
	}

	#[DataProvider('broken')]
	public function testWhatIsNoTableIsRefusedWithItsLine(string $bytes, CsvProblem $problem, int $line): void {
		try {
			self::read($bytes, new CsvLimits(bytes: 200, rows: 5, columns: 3, cellBytes: 20));
			self::fail('It was read');
		} catch (BrokenCsv $broken) {
			self::assertSame([$problem, $line], [$broken->problem, $broken->brokenLine]);
			self::assertStringContainsString($line === 0 ? 'The file' : "Line $line", $broken->getMessage());
		}
	}

	public function testCharactersAndRowsMayCrossThePiecesInWhichAFileIsRead(): void {
		$cell = 'é日😀"' . "\r\n";
		$quoted = '"' . str_replace('"', '""', $cell) . '"';
		foreach (['UTF-8', 'UTF-16LE', 'UTF-16BE'] as $encoding) {
			foreach (range(0, 8) as $shift) {
				$text = "\u{FEFF}" . str_repeat('x', $shift) . "\r\n" . str_repeat("$quoted\r\n", 15_000);
				$bytes = mb_convert_encoding($text, $encoding, 'UTF-8');
				self::assertIsString($bytes);
				$others = array_diff(array_column(array_slice(self::read($bytes), 1), 0), [$cell]);
				self::assertSame([], $others, "$encoding, shifted by $shift");
			}
		}
	}

	public function testRandomTablesReturnAsTheyWere(): void {
		$random = new Randomizer(new Mt19937(20261124));
		for ($run = 0; $run < 2_000; $run++) {
			$rows = self::randomRows($random);
			self::assertSame($rows, array_values(self::read(self::written($rows))), "run $run");
		}
	}

	/**
	 * A program that expects a semicolon or tab, and takes quotation marks inside a cell for text, must not find a
	 * formula at the start of any of its cells either.
	 */
	public function testNoProgramFindsAFormulaAtTheStartOfACell(): void {
		$random = new Randomizer(new Mt19937(20261125));
		for ($run = 0; $run < 2_000; $run++) {
			$text = self::written(self::randomRows($random));
			$cells = preg_split('/[,;\t\r\n"]+/', substr($text, strlen(self::MARK)));
			self::assertIsArray($cells);
			foreach ($cells as $cell) {
				self::assertDoesNotMatchRegularExpression('/^(?:[=+\-@]|＝|＋|－|＠)(?!(?<=-)[0-9.]+(?:E-?[0-9]+)?$)/u', $cell, "run $run");
			}
			foreach (array_merge(...self::rawCells($text)) as $cell) {
				self::assertDoesNotMatchRegularExpression('/^[=+\-@\t\r\n](?!(?<=-)[0-9.]+(?:E-?[0-9]+)?$)/', $cell, "run $run");
			}
			$lines = preg_split('/\r\n|\r|\n/', substr($text, strlen(self::MARK)));
			self::assertIsArray($lines);
			foreach ($lines as $line) {
				self::assertStringStartsNotWith('-', $line, "run $run");
			}
		}
	}

	public function testAGuardedCellShowsAnApostrophe(): void {
		self::assertSame(
			self::MARK . "'=1+1,'+49 30,'-a,'@a,a=b,it's\r\n",
			self::written([['=1+1', '+49 30', '-a', '@a', 'a=b', "it's"]]),
		);
	}

	public function testNegativeNumbersStayNumbersExceptAtTheStartOfALine(): void {
		self::assertSame(
			self::MARK . "'-5,-5,-180.5,-1.0E-7,'-5a,'-5-5,'-5|a,'-A1,\"'-5,5\"\r\n",
			self::written([['-5', '-5', '-180.5', '-1.0E-7', '-5a', '-5-5', '-5|a', '-A1', '-5,5']]),
		);
	}

	public function testATableIsWrittenInPieces(): void {
		$rows = (static function (): \Generator {
			for ($row = 0; $row < 10_000; $row++) {
				yield [(string)$row, str_repeat('a', 100)];
			}
		})();

		$sizes = array_map(strlen(...), iterator_to_array(CsvWriter::pieces($rows), false));

		self::assertGreaterThan(20, count($sizes));
		self::assertLessThan(40_000, max(0, ...$sizes));
	}

	public function testReadingALargeTableTakesLittleMemory(): void {
		$file = self::file(str_repeat("name,\"a \"\"quoted\"\" one\",12\r\n", 180_000));
		gc_collect_cycles();
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$count = 0;
		foreach (CsvReader::rows($file, new CsvLimits(rows: 200_000)) as $row) {
			$count += count($row);
		}
		self::assertSame(540_000, $count);
		self::assertLessThan(4_000_000, memory_get_peak_usage() - $before);
	}

	/** @return non-empty-list<non-empty-list<string>> */
	private static function randomRows(Randomizer $random): array {
		$cell = static function () use ($random): string {
			$text = '';
			for ($part = $random->getInt(0, 5); $part > 0; $part--) {
				$text .= self::PARTS[$random->getInt(0, count(self::PARTS) - 1)];
			}
			return $text;
		};
		$columns = range(1, $random->getInt(1, 4));
		return array_map(static fn (): array => array_map($cell, $columns), range(1, $random->getInt(1, 5)));
	}

	/** @return list<list<string>> cells as PHP's own reader finds them, with their guards */
	private static function rawCells(string $text): array {
		$file = self::file(substr($text, strlen(self::MARK)));
		rewind($file);
		$rows = [];
		while (($row = fgetcsv($file, null, ',', '"', '')) !== false) {
			$rows[] = array_map(strval(...), $row);
		}
		return $rows;
	}
}
