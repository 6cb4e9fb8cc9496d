<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Feed;

use OCA\RoomsApp\Model\Feed\EventWriter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component\VCalendar;

final class EventWriterTest extends TestCase {
	/** @return iterable<string, array{string}> */
	public static function values(): iterable {
		$shapes = [
			'', ' ', 'Meeting', 'a:b', 'a/b', 'a+b', 'a@b.org', 'mailto:ann@example.org', 'Comma, and; more', 'back\\slash',
			"two\nlines", 'ü', '"quoted"', "it's", 'a^b', '=1+1', 'x\\', str_repeat('a', 66), str_repeat('a', 67),
			str_repeat('a', 68), str_repeat('ü', 40), "tab\tx", 'trailing ', ' leading', '20260101T090000Z', 'P1D', '<b>', '%00',
		];
		foreach ($shapes as $value) {
			yield json_encode($value, JSON_THROW_ON_ERROR) => [$value];
		}
	}

	#[DataProvider('values')]
	public function testLinesAreThoseOfTheLibrary(string $value): void {
		$writer = new EventWriter(new \DateTimeZone('UTC'), '');
		$maker = new VCalendar([], false);
		foreach (['SUMMARY', 'UID', 'LOCATION', 'X-WR-CALNAME'] as $name) {
			self::assertSame($maker->createProperty($name, $value)->serialize(), $writer->line($name, $value), $name);
		}
		$parameters = ['CN' => $value];
		$address = 'mailto:ann@example.org';
		self::assertSame(
			$maker->createProperty('ORGANIZER', $address, $parameters)->serialize(),
			$writer->line('ORGANIZER', $address, $parameters),
		);
		self::assertSame($maker->createProperty('ORGANIZER', $value)->serialize(), $writer->line('ORGANIZER', $value));
	}
}
