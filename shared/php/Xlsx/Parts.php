<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** The files of a workbook beside its sheets. */
final class Parts {
	private const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
	private const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	private const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
	private const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	private const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

	/** In the order of CellStyle. The number formats are those that programs know as text, date, date with time, and time. */
	private const STYLES = self::XML . '<styleSheet xmlns="' . self::MAIN . '"><fonts count="2">'
		. '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
		. '<fills count="2"><fill><patternFill patternType="none"/></fill>'
		. '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1">'
		. '<border><left/><right/><top/><bottom/><diagonal/></border></borders>'
		. '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
		. '<cellXfs count="7">'
		. '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
		. '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>'
		. '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
		. '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">'
		. '<alignment vertical="top" wrapText="1"/></xf>'
		. '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
		. '<xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
		. '<xf numFmtId="20" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>'
		. '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

	/**
	 * @param list<string> $names of the sheets, clean
	 * @return array<string, string> content by path
	 */
	public static function of(array $names): array {
		$types = $sheets = $relations = '';
		foreach ($names as $place => $name) {
			$number = $place + 1;
			$types .= "<Override PartName=\"/xl/worksheets/sheet$number.xml\" ContentType=\"" . self::TYPE . '.worksheet+xml"/>';
			$sheets .= '<sheet name="' . CellText::xml($name) . "\" sheetId=\"$number\" r:id=\"rId$number\"/>";
			$relations .= self::relation($number, 'worksheet', "worksheets/sheet$number.xml");
		}
		$relations .= self::relation(count($names) + 1, 'styles', 'styles.xml');
		return [
			'[Content_Types].xml' => self::XML . '<Types xmlns="' . self::PACKAGE . '/content-types">'
				. '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
				. '<Override PartName="/xl/workbook.xml" ContentType="' . self::TYPE . '.sheet.main+xml"/>'
				. '<Override PartName="/xl/styles.xml" ContentType="' . self::TYPE . ".styles+xml\"/>$types</Types>",
			'_rels/.rels' => self::relations(self::relation(1, 'officeDocument', 'xl/workbook.xml')),
			'xl/workbook.xml' => self::XML . '<workbook xmlns="' . self::MAIN . '" xmlns:r="' . self::OFFICE . '">'
				. "<sheets>$sheets</sheets></workbook>",
			'xl/_rels/workbook.xml.rels' => self::relations($relations),
			'xl/styles.xml' => self::STYLES,
		];
	}

	/** Path of a sheet; the first has the number 1. */
	public static function sheet(int $number): string {
		return "xl/worksheets/sheet$number.xml";
	}

	private static function relations(string $relations): string {
		return self::XML . '<Relationships xmlns="' . self::PACKAGE . "/relationships\">$relations</Relationships>";
	}

	private static function relation(int $number, string $kind, string $target): string {
		return "<Relationship Id=\"rId$number\" Type=\"" . self::OFFICE . "/$kind\" Target=\"$target\"/>";
	}
}
