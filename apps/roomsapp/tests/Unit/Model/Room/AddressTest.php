<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Room;

use OCA\RoomsApp\Model\Room\Address;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AddressTest extends TestCase {
	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return [
			'all four' => ['Main, High Street 1, 1234 AB, Utrecht', 'Main, High Street 1, 1234 AB, Utrecht'],
			'without spaces' => ['Main,High Street 1,1234 AB,Utrecht', 'Main, High Street 1, 1234 AB, Utrecht'],
			'only the building' => ['Main', 'Main, , , '],
			'only the city' => [', , , Utrecht', ', , , Utrecht'],
			'nothing' => ['', ''],
			'only commas' => [', , ,', ''],
		];
	}

	#[DataProvider('texts')]
	public function testKeepsFourPositions(string $sent, string $kept): void {
		$address = Address::fromText($sent);
		self::assertSame($kept, $address->text());
		self::assertEquals($address, Address::fromText($address->text()));
	}

	public function testTellsPeopleWhereTheRoomIsWithoutWhatIsEmpty(): void {
		$whole = Address::fromText('Main, High Street 1, 1234 AB, Utrecht');
		self::assertSame('High Street 1, 1234 AB Utrecht (Main, Room 4.12)', $whole->location('4.12', 'Blue'));
		self::assertSame('Blue (Main)', Address::fromText('Main')->location('', 'Blue'));
		self::assertSame('Utrecht', Address::fromText(',,,Utrecht')->location('', 'Blue'));
		self::assertSame('Blue', (new Address())->location('', 'Blue'));
	}
}
