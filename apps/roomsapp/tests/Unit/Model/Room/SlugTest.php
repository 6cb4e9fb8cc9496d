<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Room;

use OCA\RoomsApp\Model\Room\Slug;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase {
	/** @return array<string, array{string, string}> */
	public static function names(): array {
		return [
			'words' => ['Meeting Room 4', 'meeting-room-4'],
			'German letters' => ['Größter Übungsraum', 'groesster-uebungsraum'],
			'signs' => ['A/B – (east)!', 'ab-east'],
			'runs of spaces and dashes' => ['  A  -- B -', 'a-b'],
			'nothing that can be kept' => ['会議室', 'room'],
			'too long' => [str_repeat('ab ', 90), trim(substr(str_repeat('ab-', 90), 0, 56), '-')],
		];
	}

	#[DataProvider('names')]
	public function testIsMadeFromTheName(string $name, string $slug): void {
		self::assertSame($slug, Slug::of($name, 'room'));
	}

	public function testATakenOneGetsTheFirstFreeNumber(): void {
		self::assertSame('blue', Slug::free('blue', ['red', 'blue-1']));
		self::assertSame('blue-2', Slug::free('blue', ['blue', 'blue-1', 'blue-3']));
		self::assertSame('7-1', Slug::free('7', ['7']));
	}

	public function testTheAddressesOfRoutesAreTaken(): void {
		self::assertSame(['export-1', 'import-1', 'sample-csv-1'], array_map(
			static fn (string $name): string => Slug::free(Slug::of($name, 'room'), []),
			['Export', 'import', 'Sample CSV'],
		));
	}
}
