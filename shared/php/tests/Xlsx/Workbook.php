<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Xlsx;

use PHPUnit\Framework\Assert;
use Shared\Xlsx\Sheet;
use Shared\Xlsx\XlsxWriter;

/** A workbook that was written, as a program reads it. */
final class Workbook {
	private const XSI = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

	/** @var array<string, string> content by path */
	private array $parts = [];

	/** @param iterable<string> $pieces */
	public function __construct(iterable $pieces) {
		$path = tempnam(sys_get_temp_dir(), 'workbook');
		Assert::assertIsString($path);
		try {
			foreach ($pieces as $piece) {
				file_put_contents($path, $piece, FILE_APPEND);
			}
			$zip = new \ZipArchive();
			Assert::assertTrue($zip->open($path, \ZipArchive::CHECKCONS));
			for ($place = 0; $place < $zip->numFiles; $place++) {
				$this->parts[(string)$zip->getNameIndex($place)] = (string)$zip->getFromIndex($place);
			}
			$zip->close();
		} finally {
			unlink($path);
		}
	}

	/** @param list<list<string|int|float|bool|\Shared\Xlsx\CellTime|null>> $rows */
	public static function with(array $rows, int $columns = 1): self {
		return new self(XlsxWriter::pieces([new Sheet('Data', array_fill(0, $columns, 'Column'), $rows)]));
	}

	/** @return list<string> */
	public function paths(): array {
		return array_keys($this->parts);
	}

	public function xml(string $path): \SimpleXMLElement {
		Assert::assertArrayHasKey($path, $this->parts);
		$xml = simplexml_load_string($this->parts[$path]);
		Assert::assertInstanceOf(\SimpleXMLElement::class, $xml, $path);
		return $xml;
	}

	/** @return array<string, string> path of the file by name of the sheet */
	public function sheets(): array {
		$targets = [];
		foreach ($this->xml('xl/_rels/workbook.xml.rels')->Relationship as $relation) {
			$targets[(string)$relation['Id']] = "xl/{$relation['Target']}";
		}
		$sheets = [];
		foreach ($this->xml('xl/workbook.xml')->sheets->sheet ?? [] as $sheet) {
			$sheets[(string)$sheet['name']] = $targets[(string)($sheet->attributes(self::XSI)['id'] ?? '')];
		}
		return $sheets;
	}

	/** @return array<string, array{string, string, string}> type, style and value by place, that of the header included */
	public function cells(string $sheet): array {
		$cells = [];
		foreach ($this->xml($this->sheets()[$sheet])->sheetData->row ?? [] as $row) {
			foreach ($row->c as $cell) {
				Assert::assertCount(0, $cell->f);
				Assert::assertSame((string)$row['r'], ltrim((string)$cell['r'], 'A..Z'));
				$value = (string)$cell['t'] === 'inlineStr' ? self::decoded((string)($cell->is->t ?? '')) : (string)$cell->v;
				$cells[(string)$cell['r']] = [(string)$cell['t'], (string)$cell['s'], $value];
			}
		}
		return $cells;
	}

	/** As programs read a text. */
	private static function decoded(string $text): string {
		return (string)preg_replace_callback('/_x([0-9A-Fa-f]{4})_/', static fn (array $found): string =>
			(string)mb_chr((int)hexdec($found[1]), 'UTF-8'), $text);
	}
}
