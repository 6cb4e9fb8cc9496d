<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Csv;

use OCA\RoomsApp\Model\Csv\Facilities;
use OCA\RoomsApp\Model\Csv\KnownRoom;
use OCA\RoomsApp\Model\Csv\KnownRooms;
use OCA\RoomsApp\Model\Csv\RoomSheet;
use OCA\RoomsApp\Model\Csv\RowError;
use OCA\RoomsApp\Model\Csv\SheetColumns;
use OCA\RoomsApp\Model\Csv\SheetFormat;
use OCA\RoomsApp\Model\Csv\SheetReader;
use OCA\RoomsApp\Model\Csv\SheetRow;
use OCA\RoomsApp\Shared\Csv\CsvReader;
use OCA\RoomsApp\Shared\Csv\CsvWriter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * @phpstan-import-type Exported from RoomSheet
 * @phpstan-import-type Fields from SheetRow
 */
final class RoomSheetTest extends TestCase {
	/**
	 * @param list<KnownRoom> $rooms
	 * @return list<SheetRow>
	 */
	private static function read(string $csv, array $rooms = []): array {
		$file = fopen('php://temp', 'r+b');
		self::assertIsResource($file);
		fwrite($file, $csv);
		$rows = CsvReader::rows($file);
		$columns = new SheetColumns($rows->current());
		$rows->next();
		$slug = static fn (string $name): string => str_replace(' ', '-', strtolower($name));
		$none = static fn (array $fields): array => [];
		$reader = new SheetReader(new KnownRooms($rooms, $slug), new Facilities(['projector', 'Hearing Loop']), $none);
		$others = (static function () use ($rows): \Generator {
			for (; $rows->valid(); $rows->next()) {
				yield $rows->key() => $rows->current();
			}
		})();
		return iterator_to_array($reader->rows($columns, $others), false);
	}

	/** @param list<KnownRoom> $rooms */
	private static function one(string $csv, array $rooms = []): SheetRow {
		$rows = self::read($csv, $rooms);
		self::assertCount(1, $rows);
		return $rows[0];
	}

	/** @return iterable<string, array{list<string>, SheetFormat}> */
	public static function headers(): iterable {
		yield 'ours' => [RoomSheet::COLUMNS, SheetFormat::Own];
		yield 'ours in capitals' => [['EMAIL', ' Name '], SheetFormat::Own];
		yield 'of a mail platform' => [['DisplayName', 'PrimarySmtpAddress'], SheetFormat::MailPlatform];
		yield 'of a mail platform with account names' => [['Name', 'displayname'], SheetFormat::MailPlatform];
		yield 'of neither' => [['email', 'capacity'], SheetFormat::Unknown];
	}

	/** @param list<string> $header */
	#[DataProvider('headers')]
	public function testTheColumnsTellTheFormat(array $header, SheetFormat $format): void {
		self::assertSame($format, (new SheetColumns($header))->format);
	}

	public function testEachColumnIsReadAsItsType(): void {
		$row = self::one(
			"Name;CAPACITY;email;roomnumber;floor;roomtype;building;street;postalcode;city;facilities;description;autoaccept;active;else\n"
			. " Blue ; 12 ;blue@example.org;1.01;1;studio;Main;Street 1;1234 AB;Town;Beamer, whiteboard;\" Two\nlines\";TRUE;0;x\n",
		);

		self::assertSame([
			'name' => 'Blue',
			'email' => 'blue@example.org',
			'capacity' => 12,
			'roomNumber' => '1.01',
			'floor' => '1',
			'roomType' => 'studio',
			'address' => 'Main, Street 1, 1234 AB, Town',
			'facilities' => ['projector', 'whiteboard'],
			'description' => " Two\nlines",
			'autoAccept' => true,
			'active' => false,
		], $row->fields);
		self::assertSame(
			['Main', 'Street 1', '1234 AB', 'Town'],
			[$row->data['building'], $row->data['street'], $row->data['postalCode'], $row->data['city']],
		);
		self::assertSame([2, 'create', null, []], [$row->line, $row->toArray([])['action'], $row->toArray([])['matchedId'], $row->errors]);
	}

	public function testTheExportOfAMailPlatformIsRead(): void {
		$row = self::one(
			'Name,DisplayName,PrimarySmtpAddress,EmailAddress,ResourceCapacity,Floor,FloorLabel,Building,City,Tags,IsWheelchairAccessible,'
			. "VideoDeviceName,AudioDeviceName,Nickname,BookingType\n"
			. "blue_acc,Blue,blue@example.org,old@example.org,8,,2nd,Main,Town,\"{TV, Hearing Loop}\",True,Codec,,Quiet,Standard\n",
		);

		self::assertSame([
			'name' => 'Blue',
			'email' => 'blue@example.org',
			'capacity' => 8,
			'roomNumber' => '2nd',
			'address' => 'Main, , , Town',
			'facilities' => ['display', 'Hearing Loop', 'wheelchair', 'videoconf'],
			'description' => 'Quiet',
			'autoAccept' => true,
		], $row->fields);
	}

	public function testWhatTheMailPlatformDoesNotListOfTheFacilitiesStays(): void {
		$rooms = [new KnownRoom('blue', 'Blue', 'blue@example.org', facilities: ['wheelchair', 'organ'])];
		$read = static fn (string $csv): ?array => self::one($csv, $rooms)->fields['facilities'] ?? null;

		self::assertSame(['organ'], $read("DisplayName,IsWheelchairAccessible\nBlue,False\n"));
		self::assertSame(['wheelchair', 'organ', 'display'], $read("DisplayName,DisplayDeviceName\nBlue,Big one\n"));
		self::assertNull($read("DisplayName,IsWheelchairAccessible\nBlue,\n"));
	}

	public function testAbsentColumnsChangeNothingAndEmptyCellsClearTexts(): void {
		$rooms = [new KnownRoom('blue', 'Blue', 'blue@example.org', ['Main', 'Street', '1234', 'Town'], ['organ'])];

		self::assertSame(['name' => 'Blue'], self::one("name\nBlue\n", $rooms)->fields);
		self::assertSame(['name' => 'Blue', 'address' => 'Main, , 1234, Town'], self::one("name,street\nBlue,\n", $rooms)->fields);
		self::assertSame(['name' => 'Blue'], self::one("name,street\nBlue,Street\n", $rooms)->fields);
		self::assertSame(
			['name' => 'Blue', 'roomNumber' => '', 'facilities' => [], 'description' => ''],
			self::one("name,email,capacity,roomNumber,roomType,facilities,description,active\nBlue,,,,,,,\n", $rooms)->fields,
		);
		self::assertSame(['name' => 'Blue'], self::one("name,capacity,active\nBlue\n", $rooms)->fields);
	}

	public function testARowIsMatchedByAddressThenNameThenIdOfTheName(): void {
		$rooms = [
			new KnownRoom('blue', 'Blue', 'one@example.org'),
			new KnownRoom('red', 'Red', 'two@example.org'),
			new KnownRoom('green-room', 'Renamed', 'three@example.org'),
		];
		$csv = "name,email\nRed,ONE@example.org\nRed,\nGREEN ROOM,four@example.org\nNew,five@example.org\n";

		$found = array_map(static fn (SheetRow $row): ?string => $row->toArray([])['matchedName'], self::read($csv, $rooms));

		self::assertSame(['Blue', 'Red', 'Renamed', null], $found);
	}

	/** @return iterable<string, array{string, list<list<string>>}> */
	public static function mistakes(): iterable {
		yield 'no name' => ["name,capacity\n ,4\n", [['NoName']]];
		yield 'no column of the name' => ["email\na@example.org\n", [['NoName']]];
		yield 'a capacity in words' => ["name,capacity\nA,four\n", [['NoNumber capacity']]];
		yield 'a negative capacity' => ["name,capacity\nA,-4\n", [['NoNumber capacity']]];
		yield 'neither yes nor no' => ["name,active\nA,maybe\n", [['NeitherYesNorNo active']]];
		yield 'a name twice' => ["name\nA\nB\na\n", [[], [], ['RepeatedName name 2']]];
		yield 'an address twice' => ["name,email\nA,a@x.org\nB,A@x.org\n", [[], ['RepeatedAddress email 2']]];
		yield 'a room twice' => ["name,email\nTwin 1,\nOther,twin1@x.org\n", [[], ['RepeatedRoom 2']]];
		yield 'a name of two rooms' => ["name\nTwin\n", [['SharedName']]];
		yield 'two rooms of a name, told apart' => ["name,email\nTwin,twin2@x.org\nTwin,twin3@x.org\n", [[], []]];
		yield 'a row that is too long' => ["name,city\nA,Town,,\nB,Main St 5, Town\n", [[], ['TooManyCells']]];
		yield 'empty rows' => ["name,city\n,\n , \nA,\n", [[]]];
	}

	/** @param list<list<string>> $errors */
	#[DataProvider('mistakes')]
	public function testMistakesAreNamedRowByRow(string $csv, array $errors): void {
		$rooms = [
			new KnownRoom('twin-1', 'Twin 1', 'twin1@x.org'),
			new KnownRoom('twin', 'Twin', 'twin2@x.org'),
			new KnownRoom('twin-2', 'Twin', 'twin3@x.org'),
		];
		$text = static fn (RowError $error): string => implode(' ', array_filter([
			$error->mistake->name, $error->field, $error->number === 0 ? '' : (string)$error->number,
		], static fn (string $part): bool => $part !== ''));
		self::assertSame($errors, array_map(
			static fn (SheetRow $row): array => array_map($text, $row->errors),
			self::read($csv, $rooms),
		));
	}

	public function testASpreadsheetProgramMaySaveYesAndNoInItsLanguage(): void {
		$rows = self::read("name,active\nA,WAHR\nB,FALSCH\nC,VRAI\nD,FAUX\nE,WAAR\nF,ONWAAR\nG,Yes\nH,No\n");

		self::assertSame(
			[true, false, true, false, true, false, true, false],
			array_map(static fn (SheetRow $row): ?bool => $row->fields['active'] ?? null, $rows),
		);
	}

	public function testACommaInsideAPartOfTheAddressBecomesASpace(): void {
		$fields = self::one("name,building,street\nA,\"Main, wing B\",\"Street 5,2nd floor\"\n")->fields;
		self::assertSame('Main wing B, Street 5 2nd floor, , ', $fields['address'] ?? null);
	}

	public function testWhatIsExportedAndImportedAgainChangesNothing(): void {
		$random = new Randomizer(new Mt19937(20261124));
		for ($run = 0; $run < 300; $run++) {
			$rooms = array_map(static fn (int $number): array => self::room($random, $number), range(1, 4));
			$known = array_map(static fn (array $room): KnownRoom => new KnownRoom(
				$room['email'], $room['name'], $room['email'], $room['address'], $room['facilities'],
			), $rooms);
			$csv = implode('', iterator_to_array(CsvWriter::pieces(RoomSheet::rows($rooms)), false));

			$rows = self::read($csv, $known);

			foreach ($rooms as $number => $room) {
				$fields = $rows[$number]->fields;
				self::assertSame([[], $room['email']], [$rows[$number]->errors, $rows[$number]->room?->id]);
				self::assertArrayNotHasKey('address', $fields);
				self::assertSame(array_diff_key($room, ['address' => 1]), $fields, "run $run");
			}
		}
	}

	public function testTheSampleCanBeImported(): void {
		$csv = implode('', iterator_to_array(CsvWriter::pieces(RoomSheet::sample()), false));

		$row = self::one($csv);

		self::assertSame([], $row->errors);
		self::assertSame('Main Building, Example Street 1, 1234 AB, Amsterdam', $row->fields['address'] ?? null);
	}

	/** @return Exported */
	private static function room(Randomizer $random, int $number): array {
		$text = static function (int $most = 4) use ($random): string {
			$text = '';
			for ($part = $random->getInt(0, $most); $part > 0; $part--) {
				$text .= ['=', '-1', '"', "'", ';', ' ', 'é', "\n", "\r\n", 'A', 'b', '@', '+', '{'][$random->getInt(0, 13)];
			}
			return $text;
		};
		$line = static fn (): string => trim(str_replace(["\r", "\n"], '', $text()));
		$facilities = array_map(static fn (int $item): string => trim("$item" . $line() . ($item === 2 ? ',x' : '')), range(1, 3));
		return [
			'name' => "Room $number" . rtrim($line()),
			'email' => "room$number@example.org",
			'capacity' => $random->getInt(0, 9),
			'roomNumber' => $line(),
			'roomType' => "type$number",
			'address' => [$line(), $line(), $line(), $line()],
			'facilities' => array_slice($facilities, 0, $random->getInt(0, 3)),
			'description' => $text(6),
			'autoAccept' => $random->getInt(0, 1) === 1,
			'active' => $random->getInt(0, 1) === 1,
		];
	}
}
