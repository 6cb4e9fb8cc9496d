<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use Host\AppFramework\Settings;
use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Service\Backup\PartReader;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;
use PHPUnit\Framework\Attributes\DataProvider;

/** Backups that somebody changed, or that were not written to their end. Each is refused with a reason, and the old data stays. */
final class HostileBackupTest extends BackupTestCase {
	private const NAME = 'metadata_backup_2026-05-01_00-00-00.ndjson.gz';
	private const WORKER = '0123456789abcdef';
	private const HEADER = '{"format":"metadataapp","version":1}';
	private const FIELD = '["fields",1,"a","A","text","{\"choices\":[],\"withdrawn\":[],\"hasTime\":false}","",0,0,0,0,0,0,1,1]';
	private const FILE = '["files",7,5,1]';
	private const PLACE = 'file_id 7, field_id 1, item 0';

	public function testWhatIsRightIsRestored(): void {
		$this->fill();
		self::assertSame('', $this->refusal([self::HEADER, self::FIELD, '["values",7,1,0,"x","",null,1]', self::FILE]));
		self::assertSame(
			['1:7:x'],
			$this->database->column("SELECT field_id || ':' || file_id || ':' || value FROM oc_metadataapp_values"),
		);
	}

	public function testWhatSortsIsMadeAnew(): void {
		$lines = ['["values",7,1,0,"10","99",-1.5,1]', self::FILE];
		self::assertSame('', $this->refusal([self::HEADER, self::ofType('number'), ...$lines]));
		self::assertSame('', $this->refusal([self::HEADER, self::FIELD, ...$lines]));
		self::assertSame(
			[['sort_text' => SortText::of('10'), 'sort_number' => null]],
			$this->database->rows('SELECT sort_text, sort_number FROM oc_metadataapp_values'),
		);
	}

	/** @return array<string, array{string, int, string}> type of a field, place of an item and what no such field can have */
	public static function values(): array {
		return [
			'letters for a number' => ['number', 0, 'abc'],
			'a number in another form' => ['number', 0, '1.50'],
			'a day that does not exist' => ['date', 0, '2026-02-30'],
			'neither checked nor unchecked' => ['checkbox', 0, '2'],
			'an address that runs in the page' => ['url', 0, 'javascript:alert(1)'],
			'an address with spaces around it' => ['url', 0, ' https://example.org'],
			'a control character' => ['text', 0, "\u{1}"],
			'an empty text' => ['text', 0, ''],
			'a long text' => ['text', 0, str_repeat('x', 4_001)],
			'two texts' => ['text', 1, 'x'],
			'an option with a line end' => ['select', 0, "a\nb"],
			'two options in one item' => ['multiselect', 0, 'a;#b'],
			'two people' => ['user', 0, 'mia;#tom'],
			'a path without a file' => ['filelink', 0, '/a.md'],
			'two files in one item' => ['filelink', 0, '7:/a.md;#8:/b.md'],
			'more files than a value has' => ['filelink', Limits::LINKS_PER_VALUE, '7:/a.md'],
		];
	}

	#[DataProvider('values')]
	public function testWhatAFieldCannotHaveIsRefusedWithItsPlace(string $type, int $item, string $value): void {
		$this->fill();
		$before = $this->dump();
		foreach (['values' => 'file_id', 'folder_values' => 'folder_id'] as $table => $owner) {
			$row = json_encode([$table, 7, 1, $item, $value, '', null, 1], JSON_THROW_ON_ERROR);
			self::assertSame(
				"The table $table has a value that cannot be stored as a $type ($owner 7, field_id 1, item $item).",
				$this->refusal([self::HEADER, self::ofType($type), $row, self::FILE]),
			);
		}
		self::assertSame($before, $this->dump());
	}

	/** @return array<string, array{string, int, string}> type of a field, place of an item and what such a field may have */
	public static function formerValues(): array {
		return [
			'a day of a field that has times now' => ['date', 0, '2026-02-28'],
			'a time of a field that has days now' => ['date', 0, '2026-02-28T23:59:59'],
			'an option that was withdrawn' => ['select', 0, 'Former'],
			'one of several options' => ['multiselect', 0, 'Former'],
			'somebody who is gone' => ['user', 0, 'gone'],
			'a file' => ['filelink', 0, '7:/a;#b.md'],
		];
	}

	#[DataProvider('formerValues')]
	public function testWhatAFieldHadBeforeItChangedIsRestored(string $type, int $item, string $value): void {
		$row = json_encode(['values', 7, 1, $item, $value, '', null, 1], JSON_THROW_ON_ERROR);
		self::assertSame('', $this->refusal([self::HEADER, self::ofType($type), $row, self::FILE]));
		self::assertSame([$value], $this->database->column('SELECT value FROM oc_metadataapp_values'));
	}

	/** @return array<string, array{list<string>, string}> lines and what is said of them */
	public static function lines(): array {
		$row = static fn (string $row): array => [self::HEADER, self::FIELD, $row];
		$cannot = static fn (string $table, string $place = ''): string =>
			"The table $table has a value that cannot be stored" . ($place === '' ? '' : " ($place)") . '.';
		$noTable = 'A line of it is of no table that there is.';
		$unknown = static fn (string $table): string => "The table $table has field 404, which is not in the backup.";
		return [
			'nothing' => [[], 'It is no backup of Metadata.'],
			'something else' => [['{"format":"other","version":1}'], 'It is no backup of Metadata.'],
			'no header' => [[self::FIELD], 'It is no backup of Metadata.'],
			'a later version' => [
				['{"format":"metadataapp","version":2}'],
				'It was made by another version.',
			],
			'a version in words' => [
				['{"format":"metadataapp","version":"1"}'],
				'It was made by another version.',
			],
			'no JSON' => [$row('["values",7'), 'A line of it cannot be read.'],
			'an empty line' => [$row(''), 'A line of it cannot be read.'],
			'a text' => [$row('"values"'), 'A line of it cannot be read.'],
			'deep nesting' => [$row(str_repeat('[', 100_000) . str_repeat(']', 100_000)), 'A line of it cannot be read.'],
			'no UTF-8' => [$row("[\"values\",7,1,0,\"\xFF\",\"\",null,1]"), 'A line of it cannot be read.'],
			'an unknown table' => [$row('["users",1]'), $noTable],
			'a table of another app' => [$row('["../users",1]'), $noTable],
			'too few columns' => [$row('["files",7,5]'), $noTable],
			'too many columns' => [$row('["files",7,5,1,1]'), $noTable],
			'names of columns' => [$row('{"0":"files","1":7,"2":5,"x":1}'), $noTable],
			'a header in the middle' => [$row(self::HEADER), $noTable],
			'a text for a number' => [$row('["files","7",5,1]'), $cannot('files')],
			'an id of nothing' => [$row('["files",0,5,1]'), $cannot('files')],
			'an id that no database has' => [$row('["files",9223372036854775807,5,1]'), $cannot('files')],
			'an id after which others would be too large' => [
				[self::HEADER, str_replace('fields",1,', 'fields",4503599627370496,', self::FIELD)], $cannot('fields'),
			],
			'a number with decimals' => [$row('["files",7.0,5,1]'), $cannot('files')],
			'a list for a text' => [$row('["values",7,1,0,["x"],"",null,1]'), $cannot('values', self::PLACE)],
			'null for a text' => [$row('["values",7,1,0,null,"",null,1]'), $cannot('values', self::PLACE)],
			'yes for a text' => [$row('["values",7,1,0,true,"",null,1]'), $cannot('values', self::PLACE)],
			'a text that is too long' => [
				$row('["values",7,1,0,"x","' . str_repeat('a', 161) . '",null,1]'), $cannot('values', self::PLACE),
			],
			'NUL' => [$row('["values",7,1,0,"\u0000","",null,1]'), $cannot('values', self::PLACE)],
			'an item before the first' => [$row('["values",7,1,-1,"x","",null,1]'), $cannot('values', 'file_id 7, field_id 1')],
			'an endless number' => [$row('["values",7,1,0,"x","",1e999,1]'), $cannot('values', self::PLACE)],
			'a value of no field' => [$row('["values",7,404,0,"x","",null,1]'), $unknown('values')],
			'a value of no field, of a team folder' => [$row('["folder_values",7,404,0,"x","",null,1]'), $unknown('folder_values')],
			'an assignment of no field' => [$row('["assignments",5,404,0]'), $unknown('assignments')],
			'a column of no field' => [$row('["columns",5,404,1,1,1]'), $unknown('columns')],
			'a view of no field' => [$row('["view_fields",1,404,0,1,1,1,0,null]'), $unknown('view_fields')],
			'a view sorted by no field' => [$row('["views",1,5,null,"x",404,0,0,1,1]'), $cannot('views', 'id 1, folder_id 5')],
			'a view that is the default elsewhere' => [$row('["views",1,5,6,"x",null,0,0,1,1]'), $cannot('views', 'id 1, folder_id 5')],
			'a filter that is no list' => [$row('["view_fields",1,1,0,1,1,1,0,"{}"]'), $cannot('view_fields', 'view_id 1, field_id 1')],
			'a type that does not exist' => [
				[self::HEADER, str_replace('"text"', '"banana"', self::FIELD)], $cannot('fields', 'id 1'),
			],
			'options that are none' => [
				[self::HEADER, str_replace('\"choices\":[]', '\"choices\":[1]', self::FIELD)], $cannot('fields', 'id 1'),
			],
			'more options than a field has' => [
				[self::HEADER, str_replace('[],\"w', '[' . implode(',', array_fill(0, 501, '\"x\"')) . '],\"w', self::FIELD)],
				$cannot('fields', 'id 1'),
			],
			'a name that is none' => [[self::HEADER, str_replace('"a"', '"<b>"', self::FIELD)], $cannot('fields', 'id 1')],
			'no name' => [[self::HEADER, str_replace('"a"', '""', self::FIELD)], $cannot('fields', 'id 1')],
			'no label' => [[self::HEADER, str_replace('"A"', '" "', self::FIELD)], $cannot('fields', 'id 1')],
			'a yes that is neither' => [[self::HEADER, str_replace('"",0,', '"",2,', self::FIELD)], $cannot('fields', 'id 1')],
			'an unknown mode' => [$row('["folders",5,"maybe",1]'), $cannot('folders', 'folder_id 5')],
			'an unknown permission' => [$row('["grants",1,"user","mia","everything",0,1]'), $cannot('grants', 'id 1')],
			'a permission of nobody' => [$row('["grants",1,"robot","mia","manage_fields",0,1]'), $cannot('grants', 'id 1')],
			'an unknown cause' => [$row('["history",1,7,null,1,"mia",1,"magic",null,"x"]'), $cannot('history', 'id 1')],
			'history of nothing' => [$row('["history",1,null,null,1,"mia",1,"save",null,"x"]'), $cannot('history', 'id 1')],
			'tables out of order' => [
				[self::HEADER, self::FIELD, self::FILE, '["values",7,1,0,"x","",null,1]'], 'Its tables are not in their order.',
			],
			'a field twice' => [$row(self::FIELD), 'The table fields has something twice.'],
			'two fields of one name' => [$row(str_replace('fields",1', 'fields",2', self::FIELD)), 'The table fields has something twice.'],
			'a file twice' => [[self::HEADER, self::FILE, self::FILE], 'The table files has something twice.'],
			'half a value' => [
				[self::HEADER, self::ofType('multiselect'), '["values",7,1,1,"x","",null,1]', self::FILE], 'A value of it is not whole.',
			],
			'an option that is none' => [
				[self::HEADER, str_replace('[],\"w', '[\"a;#b\"],\"w', self::FIELD)], $cannot('fields', 'id 1'),
			],
			'a former option that is none' => [
				[self::HEADER, str_replace('withdrawn\":[]', 'withdrawn\":[\" \"]', self::FIELD)], $cannot('fields', 'id 1'),
			],
			'a description with a control character' => [
				[self::HEADER, str_replace('}","",', '}","\u0001",', self::FIELD)], $cannot('fields', 'id 1'),
			],
			'a view without a name' => [$row('["views",1,5,null," ",null,0,0,1,1]'), $cannot('views', 'id 1, folder_id 5')],
			'history with a control character' => [$row('["history",1,7,null,1,"mia",1,"save",null,"\u0001"]'), $cannot('history', 'id 1')],
			'a long line' => [$row('["' . str_repeat('x', PartReader::LINE_BYTES) . '"]'), 'A line of it is too long.'],
		];
	}

	/** @param list<string> $lines */
	#[DataProvider('lines')]
	public function testWhatCannotBeReadIsRefusedAndNothingChanges(array $lines, string $why): void {
		$this->fill();
		$before = $this->dump();
		self::assertSame($why, $this->refusal($lines));
		self::assertSame([$before, false, []], [$this->dump(), $this->staged->hasAny(), $this->leftovers()]);
	}

	public function testRowsThatAreMissingAreNoticed(): void {
		self::assertSame(
			'The table files has more or fewer rows than the backup says.',
			$this->refusal([self::HEADER, self::FIELD, self::FILE], ['files' => 2]),
		);
	}

	public function testWhatIsCutOffAnywhereIsNoticed(): void {
		$this->fill();
		$before = $this->dump();
		[$whole] = self::part([self::HEADER, self::FIELD, self::FILE]);
		for ($bytes = 0; $bytes < strlen($whole); $bytes++) {
			self::assertNotSame('', $this->refusalOf([substr($whole, 0, $bytes)]), "$bytes bytes");
		}
		self::assertSame('', $this->refusalOf([$whole], true));
		self::assertSame($before, $this->dump());
	}

	public function testWhatIsChangedAnywhereIsNoticed(): void {
		$this->fill();
		$before = $this->dump();
		[$whole] = self::part([self::HEADER, self::FIELD, self::FILE]);
		$unnoticed = [];
		// Ten bytes say when and where it was compressed, which means nothing.
		for ($byte = 10; $byte < strlen($whole); $byte++) {
			$changed = $whole;
			$changed[$byte] = chr(ord($whole[$byte]) ^ 1);
			if ($this->refusalOf([$changed], true) === '') {
				$unnoticed[] = $byte;
			}
		}
		self::assertSame([[], $before], [$unnoticed, $this->dump()]);
	}

	public function testPartsAreInTheirOrderAndAllThere(): void {
		$first = self::part([self::HEADER, self::FIELD], null);
		$second = self::part(['["values",7,1,0,"x","",null,1]'], null, 2, $first[1]);
		$last = self::part([self::FILE], ['fields' => 1, 'values' => 1, 'files' => 1], 3, $second[1]);
		$parts = [$first[0], $second[0], $last[0]];
		self::assertSame('', $this->refusalOf($parts, true));
		self::assertSame('A part of it is missing.', $this->refusalOf([$first[0], $second[0]]));
		self::assertSame('It is cut off.', $this->refusalOf([$first[0], $last[0]]));
		self::assertSame('It is no backup of Metadata.', $this->refusalOf([$second[0], $first[0], $last[0]]));
		$other = self::part(['["values",7,1,0,"y","",null,1]'], null, 2, $first[1]);
		self::assertSame('Its checksum is wrong: something in it was changed.', $this->refusalOf([$first[0], $other[0], $last[0]]));
	}

	public function testWhatIsNotCompressedOrHasMoreAtItsEndIsRefused(): void {
		[$whole] = self::part([self::HEADER, self::FIELD, self::FILE]);
		self::assertSame('It is no compressed file, or was changed.', $this->refusalOf([(string)gzdecode($whole)]));
		self::assertSame('It is cut off.', $this->refusalOf(['']));
		foreach (['x', $whole, str_repeat('x', 20_000)] as $more) {
			self::assertSame('There is something after its end.', $this->refusalOf([$whole . $more]));
		}
	}

	public function testNamesOfPartsLeadNowhereElse(): void {
		[$whole] = self::part([self::HEADER]);
		$this->files->savePart(self::NAME, 1, self::WORKER, $whole);
		$this->files->saveManifest(new Manifest(self::NAME, 1, 1, 1, ['../../config.php'], false, '', []));
		self::assertSame('A part of it is missing.', $this->said(fn () => $this->backups()->restore(self::NAME, false)));
	}

	public function testAManifestThatIsBrokenIsNone(): void {
		$this->backups()->create();
		$data = $this->instance->get(Settings::class)->data;
		$manifests = glob("$data/appdata/metadataapp/backup-*/manifest.json");
		self::assertIsArray($manifests);
		self::assertCount(1, $manifests);
		file_put_contents($manifests[0], '{"version":1');
		self::assertSame([], $this->backups()->findAll());
		self::assertCount(1, $this->leftovers()['backup_half_made'] ?? []);
	}

	public function testWhatExpandsALotStaysSmallInMemory(): void {
		// 64 MB of spaces in 64 kB.
		$bomb = (string)gzencode(str_repeat(' ', 67_108_864), 9);
		memory_reset_peak_usage();
		$before = memory_get_usage();
		self::assertSame('A line of it is too long.', $this->refusalOf([$bomb]));
		self::assertLessThan(40_000_000, memory_get_peak_usage() - $before);
	}

	/**
	 * @param list<string> $lines
	 * @param array<string, int> $more rows that the backup says and does not have, by table
	 * @return string what is said of the backup; empty when it was restored
	 */
	private function refusal(array $lines, array $more = []): string {
		$counts = [];
		foreach ($lines as $line) {
			$row = json_decode($line, true, 8);
			$table = is_array($row) && is_string($row[0] ?? null) ? $row[0] : '';
			$counts[$table] = ($counts[$table] ?? 0) + 1;
		}
		return $this->refusalOf([self::part($lines, $more + $counts)[0]]);
	}

	/** @param list<string> $parts compressed */
	private function refusalOf(array $parts, bool $isDryRun = false): string {
		$this->files->delete(self::NAME);
		$names = [];
		foreach ($parts as $place => $part) {
			$names[] = $this->files->savePart(self::NAME, $place + 1, self::WORKER, $part);
		}
		$names[] = sprintf('%06d-%s.gz', count($parts) + 1, self::WORKER);
		$this->files->saveManifest(new Manifest(self::NAME, Tables::VERSION, 1, 1, $names, false, '', []));
		return $this->said(fn () => $this->backups()->restore(self::NAME, $isDryRun));
	}

	/**
	 * @param list<string> $lines
	 * @param ?array<string, int> $counts null for none; of tables that are missing, 0
	 * @return array{string, string} compressed, and its checksum
	 */
	private static function part(array $lines, ?array $counts = ['fields' => 1, 'files' => 1], int $part = 1, string $before = ''): array {
		$text = implode('', array_map(static fn (string $line): string => "$line\n", $lines));
		$checksum = hash('sha256', $before . $text);
		$end = ['part' => $part, 'checksum' => $checksum];
		if ($counts !== null) {
			$end['counts'] = array_map(static fn (): int => 0, Tables::all());
			$end['counts'] = array_intersect_key($counts, $end['counts']) + $end['counts'];
		}
		return [(string)gzencode($text . json_encode($end) . "\n"), $checksum];
	}

	private static function ofType(string $type): string {
		return str_replace('"text"', "\"$type\"", self::FIELD);
	}

	/** @param callable(): mixed $call */
	private function said(callable $call): string {
		try {
			$call();
			return '';
		} catch (Invalid $refusal) {
			self::assertSame('broken_backup', $refusal->reason);
			$status = $this->backups()->status();
			self::assertSame(['error', $refusal->getMessage()], [$status['status'], $status['error'] ?? '']);
			return $status['detail'] ?? '';
		}
	}
}
