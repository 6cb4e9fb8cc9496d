<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Csv\Facilities;
use OCA\RoomsApp\Model\Csv\SheetColumns;

/** The readers of lists of rooms. */
final class CsvReaders {
	private const CELL = 65_536;

	/** @return iterable<string, array{\Closure(string): mixed, int}> */
	public static function all(): iterable {
		$facilities = new Facilities(['projector']);
		yield 'facilities of a room' => [$facilities->read(...), self::CELL];
		yield 'facilities of a room, after a quotation mark' => [static fn (string $text) => $facilities->read("\"$text"), self::CELL];
		yield 'tags of a room' => [$facilities->readTags(...), self::CELL];
		yield 'header of a list of rooms' => [static fn (string $text) => new SheetColumns(explode(',', $text)), self::CELL];
	}
}
