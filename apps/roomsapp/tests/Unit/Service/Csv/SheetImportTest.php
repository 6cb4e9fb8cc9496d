<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Csv;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Csv\SheetFile;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Csv\FieldRules;
use OCA\RoomsApp\Service\Csv\RowTexts;
use OCA\RoomsApp\Service\Csv\SheetExport;
use OCA\RoomsApp\Service\Csv\SheetImport;
use OCA\RoomsApp\Service\Room\RoomWriter;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Languages;
use OCA\RoomsApp\Shared\Schema\SchemaValidator;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCP\IAppConfig;
use OCP\IUserManager;
use OCP\L10N\IFactory;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

final class SheetImportTest extends RoomsTestCase {
	private function import(?RoomWriter $writer = null): SheetImport {
		return new SheetImport(
			new SheetFile(),
			new FieldRules(new SchemaValidator()),
			new RowTexts(new Languages($this->instance->get(IFactory::class), $this->instance->get(IUserManager::class), 'roomsapp')),
			$this->rooms,
			new SettingsRepository($this->instance->get(IAppConfig::class), 'roomsapp'),
			$writer ?? $this->writer(),
			$this->catalog,
		);
	}

	private function file(string $csv): string {
		$path = "{$this->instance->directory}/upload.csv";
		file_put_contents($path, $csv);
		return $path;
	}

	private function boss(): string {
		return $this->accounts->exists('boss') ? 'boss' : $this->account('boss', 'admin');
	}

	/** @return array{int, int, int, list<mixed>} */
	private function imported(string $csv, string $mode = 'create', bool $isSyncWanted = false): array {
		$input = ['mode' => $mode === 'update' ? 'update' : 'create', 'enableExtsyncSync' => $isSyncWanted];
		return array_values($this->import()->import($this->file($csv), $input, null));
	}

	/** @return list<string> */
	private function names(): array {
		return array_map(static fn (Room $room): string => "$room->id $room->name $room->capacity", $this->rooms->findAll());
	}

	private function exported(): string {
		[, $pieces] = (new SheetExport($this->rooms, $this->accounts, $this->clock))->export($this->boss());
		return implode('', is_array($pieces) ? $pieces : iterator_to_array($pieces, false));
	}

	public function testWithoutAModeExistingRoomsStayAsTheyAre(): void {
		$this->room('Blue', ['capacity' => 4]);

		$result = $this->import()->import($this->file("name,capacity\nBlue,8\nRed,6\n"), [], null);

		self::assertSame(['created' => 1, 'updated' => 0, 'skipped' => 1, 'errors' => []], $result);
		self::assertSame([['blue Blue 4', 'red Red 6'], 1], [$this->names(), $this->catalog->changes]);
	}

	public function testEveryFieldOfANewRoomIsWritten(): void {
		$csv = "name,email,capacity,roomNumber,floor,roomType,building,street,postalCode,city,facilities,description,autoAccept,active\n"
			. "Blue,blue@example.org,8,1.01,1,studio,Main,Street 1,1234,Town,\"beamer,organ\",\"Two\nlines\",yes,false\n";

		self::assertSame([1, 0, 0, []], $this->imported($csv));
		$room = $this->rooms->find('blue');
		self::assertSame(
			['Blue', 'blue@example.org', 8, '1.01', '1', 'studio', 'Main, Street 1, 1234, Town',
				['projector', 'organ'], "Two\nlines", true, false],
			[$room->name, $room->email, $room->capacity, $room->roomNumber, $room->floor, $room->roomType, $room->address->text(),
				$room->facilities, $room->description, $room->autoAccept, $room->isActive],
		);
	}

	public function testAnUpdateChangesOnlyTheColumnsOfTheFile(): void {
		$this->room('Blue', ['address' => 'Main, Street 1, 1234, Town', 'facilities' => ['organ'], 'floor' => '3', 'description' => 'Old']);

		self::assertSame([0, 1, 0, []], $this->imported("NAME;City\nblue;Village\n", 'update'));
		$room = $this->rooms->find('blue');
		self::assertSame(
			['blue', 'Main, Street 1, 1234, Village', ['organ'], '3', 'Old'],
			[$room->name, $room->address->text(), $room->facilities, $room->floor, $room->description],
		);
	}

	public function testNamesInAnotherScriptAreNotTakenForEachOther(): void {
		$this->room('会议室甲');

		self::assertSame([1, 0, 0, []], $this->imported("name\n会议室乙\n", 'update'));
		self::assertSame(['room-1 会议室乙 0', 'room 会议室甲 0'], $this->names());
	}

	public function testRowsWithErrorsAreReportedAndTheOthersImported(): void {
		$this->room('Taken', ['email' => 'taken@example.org']);
		$long = str_repeat('x', 300);
		$csv = "name,email,capacity\nBlue,nonsense,1\n,,2\nRed,,many\n$long,,1\nGreen,,5\nGreen,,6\nHuge,,999999\n";

		self::assertSame([1, 0, 0, [
			['line' => 2, 'name' => 'Blue', 'errors' => ['Invalid email format']],
			['line' => 3, 'name' => '', 'errors' => ['Name is required']],
			['line' => 4, 'name' => 'Red', 'errors' => ['Capacity must be a number']],
			['line' => 5, 'name' => $long, 'errors' => ['name must have at most 255 characters']],
			['line' => 7, 'name' => 'Green', 'errors' => ['Duplicate name in CSV']],
			['line' => 8, 'name' => 'Huge', 'errors' => ['capacity must be at most 100000']],
		]], $this->imported($csv));
	}

	#[TestWith(['roomNumber', 'roomNumber must have at most 64 characters'])]
	#[TestWith(['building', 'address must have at most 1000 characters'])]
	#[TestWith(['facilities', 'facilities must have at most 64 characters'])]
	public function testTooMuchTextIsRefusedByTheNameOfItsField(string $column, string $error): void {
		$long = str_repeat('x', 5000);

		self::assertSame([0, 0, 0, [['line' => 2, 'name' => 'Blue', 'errors' => [$error]]]], $this->imported("name,$column\nBlue,$long\n"));
	}

	public function testAnAddressThatAnotherRoomHasTakenSinceIsSaidInTheRow(): void {
		$writer = self::createStub(RoomWriter::class);
		$writer->method('create')->willReturnCallback(static fn (array $fields): Room => throw match ($fields['name'] ?? '') {
			'Blue' => RoomRepository::taken('other'),
			default => new Conflict(Reason::STALE_VERSION, 'Somebody else has changed the room in the meantime.'),
		});

		$result = $this->import($writer)->import($this->file("name\nBlue\nRed\n"), [], null);

		self::assertSame(
			[['Another room has this address'], ['The room could not be saved. Import the row again.']],
			array_column($result['errors'], 'errors'),
		);
	}

	public function testThePreviewTellsWhatTheImportWouldDo(): void {
		$this->room('Blue', ['email' => 'blue@example.org']);

		$preview = $this->import()->preview($this->file("DisplayName,PrimarySmtpAddress,Else\nNavy,BLUE@example.org,\nRed,red,x\n"), null);

		self::assertSame([
			'columns' => ['DisplayName', 'PrimarySmtpAddress', 'Else'],
			'rows' => [
				[
					'line' => 2, 'data' => ['name' => 'Navy', 'email' => 'BLUE@example.org'], 'action' => 'update', 'matchedId' => 'blue',
					'matchedName' => 'Blue', 'errors' => [],
				],
				[
					'line' => 3, 'data' => ['name' => 'Red', 'email' => 'red'], 'action' => 'create', 'matchedId' => null,
					'matchedName' => null, 'errors' => ['Invalid email format'],
				],
			],
			'detected_format' => 'ms365',
		], $preview);
		self::assertSame(['blue Blue 0'], $this->names());
	}

	#[TestWith(['', 'empty_file', 400, 'Empty or unreadable file'])]
	#[TestWith(["\r\n\r\n", 'empty_file', 400, 'Empty or unreadable file'])]
	#[TestWith(["name\n\"Blue", 'broken_csv', 400, 'Line 2: a quotation mark is opened and never closed.'])]
	#[TestWith(["PK\x03\x04\0\0", 'broken_csv', 400, 'The file is not a text file. Save it as CSV and try again.'])]
	public function testWhatIsNoTableIsRefusedAndWritesNothing(string $csv, string $reason, int $status, string $message): void {
		try {
			$this->imported($csv);
			self::fail('It was imported');
		} catch (Refusal $refusal) {
			self::assertSame([$reason, $status, $message], [$refusal->reason, $refusal->status(), $refusal->getMessage()]);
		}
		self::assertSame([[], 0], [$this->names(), $this->catalog->changes]);
	}

	public function testAFileThatIsTooLargeIsRefused(): void {
		try {
			$this->imported("name\n" . str_repeat("Room\n", 1_100_000));
			self::fail('It was imported');
		} catch (Refusal $refusal) {
			self::assertSame(['too_large', 413], [$refusal->reason, $refusal->status()]);
		}
	}

	public function testASecondImportAfterAKilledOneAddsNothingTwice(): void {
		$csv = "name,capacity\nBlue,1\nRed,2\nGreen,3\n";
		$writer = self::createStub(RoomWriter::class);
		$writer->method('create')->willReturnCallback(function (array $fields): Room {
			/** @phpstan-ignore argument.type (what the import sends) */
			return $fields['name'] === 'Green' ? throw new \RuntimeException('killed') : $this->writer()->create($fields, true);
		});
		try {
			$this->import($writer)->import($this->file($csv), [], null);
			self::fail('It was not killed');
		} catch (\RuntimeException) {
			self::assertSame([['blue Blue 1', 'red Red 2'], 1], [$this->names(), $this->catalog->changes]);
		}

		self::assertSame([1, 2, 0, []], $this->imported($csv, 'update'));
		self::assertSame(['blue Blue 1', 'green Green 3', 'red Red 2'], $this->names());
	}

	public function testWhatIsExportedAndImportedAgainChangesNothing(): void {
		$description = "-1;=2\r\n\"x\"";
		$facilities = ['organ', 'a,b'];
		$this->room('=Blue', ['address' => 'Main, , , Town', 'capacity' => 3, 'facilities' => $facilities, 'description' => $description]);
		$this->room('Twin', ['email' => 'one@example.org', 'active' => false]);
		$this->room('Twin', ['email' => 'two@example.org', 'autoAccept' => true]);
		$before = array_map(static fn (Room $room): string => $room->version(), $this->rooms->findAll());
		$this->catalog->changes = 0;

		self::assertSame([0, 3, 0, []], $this->imported($this->exported(), 'update'));
		self::assertSame($before, array_map(static fn (Room $room): string => $room->version(), $this->rooms->findAll()));
		self::assertSame(0, $this->catalog->changes);
	}

	public function testAnExportedListMakesTheSameRoomsOnAnotherInstance(): void {
		$this->room('Blue', ['email' => 'blue@example.org', 'facilities' => ['organ'], 'active' => false, 'capacity' => 7]);
		$csv = $this->exported();
		$this->rooms->delete('blue');

		self::assertSame([1, 0, 0, []], $this->imported($csv));
		$room = $this->rooms->find('blue');
		self::assertSame(['blue@example.org', ['organ'], false, 7], [$room->email, $room->facilities, $room->isActive, $room->capacity]);
	}

	#[TestDox('row 14: the sync is switched on for rooms with a mailbox')]
	public function testTheSyncIsSwitchedOnForRoomsWithAMailbox(): void {
		$this->room('Blue', ['extsyncConfig' => ['resourceEmail' => 'mailbox@example.org', 'syncEnabled' => false]]);
		$csv = "name,email\nBlue,\nRed,red@example.org\nGreen,\n";

		$this->imported($csv, 'update', true);

		$mailboxes = array_map(
			static fn (Room $room): array => [$room->id, $room->extsync?->resourceEmail, $room->extsync?->isEnabled],
			$this->rooms->findAll(),
		);
		self::assertSame([
			['blue', 'mailbox@example.org', true],
			['green', null, null],
			['red', 'red@example.org', true],
		], $mailboxes);
	}

	public function testOnlyAdministratorsGetTheList(): void {
		$this->room('Blue');
		$sheets = new SheetExport($this->rooms, $this->accounts, $this->clock);

		self::assertSame(['error.csv', []], $sheets->export($this->account('reader')));
		self::assertSame('roomsapp-rooms-20270115.csv', $sheets->export($this->boss())[0]);
		self::assertStringContainsString('Blue,blue@roomsapp.local,0,,meeting-room,,,,,,,false,true', $this->exported());
		self::assertSame('roomsapp-sample.csv', $sheets->sample()[0]);
	}
}
