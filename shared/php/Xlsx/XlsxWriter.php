<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/**
 * Writes workbooks of Office Open XML. Rows go to temporary files, so that memory does not grow with them; these are
 * deleted also when something fails or the reader goes away.
 *
 * A text stays text whatever it looks like; no cell is ever a formula. Rows that a sheet has no room for go to further
 * sheets with the same header.
 */
final class XlsxWriter {
	private const PIECE = 65_536;
	private const LEVEL = 1;

	/**
	 * @param iterable<Sheet> $sheets at least one; each is asked for when the one before is written
	 * @return \Generator<int, string>
	 * @throws TooManyColumns
	 */
	public static function pieces(iterable $sheets): \Generator {
		$files = [];
		$workbook = new TempFile();
		try {
			$names = new SheetNames();
			foreach ($sheets as $sheet) {
				$files[] = $file = new SheetFile($names->take($sheet->name), $sheet->header);
				foreach ($sheet->rows as $row) {
					if ($file->isFull()) {
						$file->finish();
						$files[] = $file = new SheetFile($names->take($sheet->name), $sheet->header);
					}
					$file->add($row);
				}
				$file->finish();
			}
			self::pack($workbook, $files);
			yield from self::read($workbook);
		} finally {
			foreach ([...$files, $workbook] as $file) {
				$file->close();
			}
		}
	}

	/** @param list<SheetFile> $sheets */
	private static function pack(TempFile $workbook, array $sheets): void {
		$zip = new \ZipArchive();
		$isPacked = $zip->open($workbook->path(), \ZipArchive::CREATE | \ZipArchive::OVERWRITE) === true;
		foreach (Parts::of(array_map(static fn (SheetFile $sheet): string => $sheet->name, $sheets)) as $path => $content) {
			$isPacked = $isPacked && $zip->addFromString($path, $content);
		}
		foreach ($sheets as $place => $sheet) {
			$path = Parts::sheet($place + 1);
			$isPacked = $isPacked && $zip->addFile($sheet->path(), $path)
				&& $zip->setCompressionName($path, \ZipArchive::CM_DEFLATE, self::LEVEL);
		}
		if (!$isPacked || !$zip->close()) {
			throw new \RuntimeException('The workbook was not packed: ' . $zip->getStatusString());
		}
	}

	/** @return \Generator<int, string> */
	private static function read(TempFile $workbook): \Generator {
		// The archive was put in the place of the file that was opened.
		$file = fopen($workbook->path(), 'rb');
		if ($file === false) {
			throw new \RuntimeException('The workbook is gone');
		}
		try {
			while (!feof($file)) {
				$piece = fread($file, self::PIECE);
				if ($piece === false) {
					throw new \RuntimeException('The workbook cannot be read');
				}
				if ($piece !== '') {
					yield $piece;
				}
			}
		} finally {
			fclose($file);
		}
	}
}
