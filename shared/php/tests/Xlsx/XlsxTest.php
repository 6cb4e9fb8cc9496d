<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Xlsx;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Xlsx\CellTime;
use Shared\Xlsx\Sheet;
use Shared\Xlsx\SheetFile;
use Shared\Xlsx\SheetNames;
use Shared\Xlsx\TooManyColumns;
use Shared\Xlsx\XlsxWriter;

final class XlsxTest extends TestCase {
	private const MEGABYTE = 1_048_576;

	/** @return list<string> */
	private static function temporaryFiles(): array {
		$files = glob(sys_get_temp_dir() . '/php*');
		self::assertIsArray($files);
		return $files;
	}

	/** @return array{string, string, string} type, style and value of the only cell below the header */
	private static function cell(string|int|float|bool|CellTime $value): array {
		return Workbook::with([[$value]])->cells('Data')['A2'];
	}

	public function testAWorkbookHasEveryPartThatItNames(): void {
		$book = new Workbook(XlsxWriter::pieces([new Sheet('One', ['a'], [['b']]), new Sheet('Two', ['c'], [])]));
		self::assertSame(['One', 'Two'], array_keys($book->sheets()));
		$named = ['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels'];
		foreach ($book->xml('[Content_Types].xml')->Override as $part) {
			$named[] = ltrim((string)$part['PartName'], '/');
		}
		$paths = $book->paths();
		sort($named);
		sort($paths);
		self::assertSame($named, $paths);
		foreach ($paths as $path) {
			$book->xml($path);
		}
		self::assertCount((int)$book->xml('xl/styles.xml')->cellXfs['count'], $book->xml('xl/styles.xml')->cellXfs->xf ?? []);
		self::assertSame([['inlineStr', '1', 'a'], ['inlineStr', '2', 'b']], array_values($book->cells('One')));
		self::assertSame(['A1' => ['inlineStr', '1', 'c']], $book->cells('Two'));
	}

	public function testTheHeaderIsBoldAndStaysInView(): void {
		$book = Workbook::with([]);
		$pane = $book->xml('xl/worksheets/sheet1.xml')->sheetViews->sheetView->pane ?? null;
		self::assertSame(['1', 'frozen'], [(string)($pane['ySplit'] ?? ''), (string)($pane['state'] ?? '')]);
		$styles = $book->xml('xl/styles.xml');
		$header = (int)$book->cells('Data')['A1'][1];
		$font = (int)($styles->cellXfs->xf[$header]['fontId'] ?? 0);
		self::assertCount(1, $styles->fonts->font[$font]->b ?? []);
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		foreach (['=1+1', '+49 30', '-5', '@a', "\t=1", '0049', '1e5', '12', ' spaces ', "lines\nand\ttabs"] as $text) {
			yield $text => [$text, $text];
		}
		yield 'signs of XML' => ['<b>&amp;"\'', '<b>&amp;"\''];
		yield 'characters of every length' => ['é日😀', 'é日😀'];
		yield 'text that reads like a character' => ['_x0041_ and _x005F_', '_x0041_ and _x005F_'];
		yield 'control characters' => ["a\0b\x01\x0B\x1Fc", 'abc'];
		yield 'line ends' => ["a\r\nb\rc", "a\nb\nc"];
		yield 'broken UTF-8' => ["a\xFFb\xC3", 'a?b?'];
		yield 'characters that XML has not' => ["a\u{FFFE}b\u{FFFF}", "a\u{FFFD}b\u{FFFD}"];
		yield 'the longest' => [str_repeat('é', 32_767), str_repeat('é', 32_767)];
		yield 'too long' => [str_repeat('é', 32_768), str_repeat('é', 32_766) . '…'];
		yield 'too long in pairs' => [str_repeat('😀', 20_000), str_repeat('😀', 16_383) . '…'];
		yield 'too long and broken' => ["\xF0" . str_repeat("a\xFF", 40_000), '?' . substr(str_repeat('a?', 20_000), 0, 32_765) . '…'];
	}

	#[DataProvider('texts')]
	public function testATextStaysText(string $text, string $shown): void {
		[$type, $style, $value] = self::cell($text);
		self::assertSame(['inlineStr', $shown], [$type, $value]);
		$format = Workbook::with([])->xml('xl/styles.xml')->cellXfs->xf[(int)$style]['numFmtId'] ?? '';
		self::assertSame('49', (string)$format, 'It is text also after somebody edits it');
	}

	/** @return iterable<string, array{string|int|float|bool|CellTime, string, string, string}> */
	public static function values(): iterable {
		yield 'a whole number' => [42, '', '', '42'];
		yield 'a number' => [-0.1, '', '', '-0.1'];
		yield 'a number with all its digits' => [1 / 3, '', '', '0.3333333333333333'];
		yield 'a large number' => [1e25, '', '', '1.0e+25'];
		yield 'more digits than a number keeps' => [1_234_567_890_123_456, 'inlineStr', '2', '1234567890123456'];
		yield 'no finite number' => [INF, 'inlineStr', '2', 'INF'];
		yield 'no number' => [NAN, 'inlineStr', '2', 'NAN'];
		yield 'yes' => [true, 'b', '', '1'];
		yield 'no' => [false, 'b', '', '0'];
		yield 'a day' => [CellTime::day(0), '', '4', '25569'];
		yield 'the first day' => [CellTime::day(-25_508), '', '4', '61'];
		yield 'a day before' => [CellTime::day(-25_509), 'inlineStr', '2', '1900-02-28'];
		yield 'the last day' => [CellTime::day(2_932_896), '', '4', '2958465'];
		yield 'a moment' => [CellTime::moment(new \DateTimeImmutable('2026-01-01T12:00:00+06:00')), '', '5', '46023.5'];
		yield 'a moment after the last day' =>
			[CellTime::moment(new \DateTimeImmutable('@253402300800')), 'inlineStr', '2', '10000-01-01T00:00:00+00:00'];
		yield 'a time' => [CellTime::minute(1_080), '', '6', '0.75'];
	}

	#[DataProvider('values')]
	public function testAValueKeepsItsType(string|int|float|bool|CellTime $value, string $type, string $style, string $text): void {
		self::assertSame([$type, $style, $text], self::cell($value));
	}

	public function testATimeHasTheTextOfItsOwnZone(): void {
		self::assertSame('1970-01-02', CellTime::day(1)->text);
		self::assertSame('09:05', CellTime::minute(545)->text);
		self::assertSame('2026-01-01T12:00:00+06:00', CellTime::moment(new \DateTimeImmutable('2026-01-01T12:00:00+06:00'))->text);
	}

	public function testEmptyCellsTakeNoRoom(): void {
		$cells = Workbook::with([[null, 'b', '', 'd']], 30)->cells('Data');
		self::assertSame(['B2', 'D2'], array_slice(array_keys($cells), 30));
		self::assertSame(['Z1', 'AA1', 'AB1', 'AC1', 'AD1'], array_slice(array_keys($cells), 25, 5));
	}

	public function testColumnsAreAsWideAsTheirTextWithinBounds(): void {
		$time = CellTime::moment(new \DateTimeImmutable());
		$rows = [['a', str_repeat('b', 20) . "\nb", str_repeat('日', 10), str_repeat('d', 1_000), $time]];
		$widths = [];
		foreach (Workbook::with($rows, 5)->xml('xl/worksheets/sheet1.xml')->cols->col ?? [] as $column) {
			$widths[(int)$column['min']] = (int)$column['width'];
		}
		self::assertSame([1 => 10, 22, 22, 62, 19], $widths);
	}

	public function testNamesOfSheetsAreValidAndDifferent(): void {
		$names = new SheetNames();
		$taken = array_map($names->take(...), [
			'a[b]:c*d?e/f\\g', 'Data', 'data', 'DATA', '', " '' ", 'History', str_repeat('x', 40), str_repeat('x', 50),
			str_repeat('😀', 20), "tab\tand\xFF",
		]);
		self::assertSame([
			'a b c d e f g', 'Data', 'data (2)', 'DATA (3)', 'Sheet', 'Sheet (2)', 'History (2)', str_repeat('x', 31),
			str_repeat('x', 27) . ' (2)', str_repeat('😀', 15), 'tab and',
		], $taken);
	}

	public function testRowsWithoutRoomGoToAnotherSheet(): void {
		$rows = (static function (): \Generator {
			for ($row = 0; $row < SheetFile::ROWS; $row++) {
				yield $row >= SheetFile::ROWS - 2 ? [$row] : [null];
			}
		})();
		$book = new Workbook(XlsxWriter::pieces([new Sheet('Data', ['Number'], $rows), new Sheet('Data (2)', ['Other'], [])]));
		self::assertSame(['Data', 'Data (2)', 'Data (2) (2)'], array_keys($book->sheets()));
		self::assertSame(['A1', 'A' . SheetFile::ROWS], array_keys($book->cells('Data')));
		self::assertSame(['Number', (string)(SheetFile::ROWS - 1)], array_column($book->cells('Data (2)'), 2));
	}

	public function testTooManyColumnsAreRefused(): void {
		$widest = Workbook::with([], SheetFile::COLUMNS);
		self::assertArrayHasKey('XFD1', $widest->cells('Data'));
		$this->expectException(TooManyColumns::class);
		Workbook::with([], SheetFile::COLUMNS + 1);
	}

	public function testNoTemporaryFileIsLeft(): void {
		$before = self::temporaryFiles();
		$pieces = XlsxWriter::pieces([new Sheet('Data', ['a'], [['b']])]);
		self::assertStringStartsWith('PK', $pieces->current());
		self::assertNotSame($before, self::temporaryFiles());
		unset($pieces);
		self::assertSame($before, self::temporaryFiles(), 'when nobody reads on');

		Workbook::with([['b']]);
		self::assertSame($before, self::temporaryFiles(), 'when all is read');

		$failing = (static function (): \Generator {
			yield ['b'];
			throw new \DomainException('no more rows');
		})();
		$caught = null;
		try {
			Workbook::with([['b']]);
			iterator_count(XlsxWriter::pieces([new Sheet('First', ['a'], [['b']]), new Sheet('Data', ['a'], $failing)]));
		} catch (\DomainException $caught) {
		}
		self::assertNotNull($caught);
		self::assertSame($before, self::temporaryFiles(), 'when a row fails');
	}

	public function testMemoryDoesNotGrowWithTheRows(): void {
		$rows = (static function (): \Generator {
			for ($row = 0; $row < 100_000; $row++) {
				yield ["Row $row", '=1+1', $row, $row / 7, true, CellTime::day($row), 'a longer é', null, "two\nlines", 1, 'x', 'y'];
			}
		})();
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$bytes = 0;
		foreach (XlsxWriter::pieces([new Sheet('Data', array_fill(0, 12, 'Column'), $rows)]) as $piece) {
			$bytes += strlen($piece);
		}
		self::assertGreaterThan(self::MEGABYTE, $bytes);
		self::assertLessThan(4 * self::MEGABYTE, memory_get_peak_usage() - $before);
	}
}
