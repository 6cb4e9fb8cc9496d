<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class FileValuesTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, [
			'status' => ['type' => 'select', 'field_options' => ['Draft', 'Final'], 'is_required' => true],
			'tags' => ['type' => 'multiselect', 'field_options' => ['A', 'B', 'C']],
			'due' => ['type' => 'date', 'field_options' => ['includeTime' => false]],
			'owner' => ['type' => 'user'],
			'links' => ['type' => 'filelink'],
			'gf_department' => ['applies_to_groupfolder' => 1],
		]);
	}

	public function testAnswersWhatItSaved(): void {
		$sent = ['tags' => ['C', 'A'], 'status' => 'Draft', 'due' => '2026-11-28', 'owner' => 'rita', 'links' => '42:/Plan.md'];
		$values = ['status' => 'Draft', 'tags' => 'A;#C', 'due' => '2026-11-28', 'owner' => 'rita', 'links' => '42:/Plan.md'];
		self::assertEquals(['success' => true, 'metadata' => (object)$values], $this->save($sent));
		self::assertEquals((object)$values, $this->fileValues()->find('rita', 7, null, false));
		$fields = $this->fileValues()->find('rita', 8, self::DOCS, true);
		self::assertIsArray($fields);
		self::assertSame(['status', 'tags', 'due', 'owner', 'links'], array_column($fields, 'field_name'));
		self::assertSame([null], array_unique(array_column($fields, 'value')));
		self::assertEquals(['success' => true, 'metadata' => (object)['status' => 'Final', 'tags' => 'A;#C']], $this->save(
			['status' => 'Final', 'due' => null, 'owner' => '', 'links' => []],
		));
	}

	public function testSavesAllOrNothingAndNamesEveryFault(): void {
		$this->save(['status' => 'Draft']);
		$save = fn (): array => $this->save([
			'status' => 'Final', 'tags' => 'Z', 'due' => '2026-02-30', 'owner' => 'nobody-at-all', 'links' => '43:/Secret.md',
			'other' => '1', 'gf_department' => 'HR',
		]);
		self::assertSame([400, Reason::INVALID_VALUE], self::refused($save));
		$faults = self::faults($save);
		ksort($faults);
		self::assertSame([
			'/metadata/due' => 'This day does not exist. Dates are written as YYYY-MM-DD.',
			'/metadata/gf_department' => 'There is no field “gf_department” here.',
			'/metadata/links' => 'You have no file with the id 43. Choose another file.',
			'/metadata/other' => 'There is no field “other” here.',
			'/metadata/owner' => 'Nobody here has the account “nobody-at-all”. Choose another person.',
			'/metadata/tags' => '“Z” is not an option of this field. Choose one of its options.',
		], $faults);
		self::assertEquals((object)['status' => 'Draft'], $this->fileValues()->find('will', 7, null, false));
		self::assertSame(["7 {$this->ids['status']}: none to Draft by will, save"], $this->changes());
	}

	public function testKeepsWhatChangedAndNothingElse(): void {
		$this->save(['status' => 'Draft', 'tags' => 'A']);
		$this->save(['status' => 'Draft', 'tags' => 'B']);
		$this->save([]);
		$this->save(['tags' => '']);
		$this->save(['tags' => null]);
		['status' => $status, 'tags' => $tags] = $this->ids;
		self::assertSame([
			"7 $status: none to Draft by will, save", "7 $tags: none to A by will, save", "7 $tags: A to B by will, save",
			"7 $tags: B to none by will, save",
		], $this->changes());
	}

	public function testReadersReadWritersWriteAndOthersFindNothing(): void {
		$missing = 'File is not in a team folder';
		$read = $this->fileValues()->find(...);
		$save = $this->fileValues()->save(...);
		self::assertEquals(new \stdClass(), $read('rita', 7, self::DOCS, false));
		self::assertSame([403, Reason::NOT_WRITABLE], self::refused(static fn (): array => $save('rita', 7, null, ['status' => 'Draft'])));
		foreach ([['olga', 7], ['rita', 9], ['will', 404], ['root', 7], ['mia', 7]] as [$user, $file]) {
			$calls = [fn () => $read($user, $file, null, false), fn () => $save($user, $file, self::DOCS, ['status' => 'Draft'])];
			foreach ($calls as $call) {
				self::assertSame([404, Reason::NOT_IN_TEAM_FOLDER], self::refused($call));
				self::assertSame($missing, self::refusal($call)->getMessage());
			}
		}
		$elsewhere = [fn () => $read('will', 7, self::ARCHIVE, false), fn () => $save('will', 7, self::ARCHIVE, ['status' => 'Draft'])];
		foreach ($elsewhere as $call) {
			$refusal = self::refusal($call);
			self::assertSame([400, Reason::OTHER_FOLDER], [$refusal->status(), $refusal->reason]);
			self::assertSame('File is not in the specified team folder', $refusal->getMessage());
		}
		self::assertSame([], $this->changes());
	}

	public function testValuesShowWhereTheirFieldIsAssigned(): void {
		$this->save(['status' => 'Draft', 'tags' => 'A']);
		$this->assignments->saveAll(self::ARCHIVE, [$this->ids['tags']]);
		$this->places[7] = self::ARCHIVE;
		self::assertEquals((object)['tags' => 'A'], $this->fileValues()->find('will', 7, null, false));
		self::assertSame([400, Reason::UNKNOWN_FIELD], self::refused(fn (): array => $this->save(['status' => 'Final'])));
		$this->places[7] = self::DOCS;
		self::assertEquals((object)['status' => 'Draft', 'tags' => 'A'], $this->fileValues()->find('will', 7, null, false));
	}

	public function testARequiredValueIsEmptiedUnlessTheTeamFolderEnforcesIt(): void {
		$this->save(['status' => 'Draft']);
		$this->folderService()->saveRequired('mia', self::DOCS, RequiredMode::Enforce);
		$save = fn (): array => $this->save(['status' => '', 'tags' => 'A']);
		self::assertSame([400, Reason::REQUIRED_VALUE], self::refused($save));
		self::assertSame(['/metadata/status' => 'Fill this in.'], self::faults($save));
		self::assertEquals((object)['status' => 'Draft'], $this->fileValues()->find('will', 7, null, false));
		// A file that never had one can be saved all the same.
		$this->fileValues()->save('will', 8, null, ['status' => '', 'tags' => 'A']);
		$this->folderService()->saveRequired('mia', self::DOCS, RequiredMode::Warn);
		self::assertEquals((object)['tags' => 'A'], $save()['metadata']);
		$set = fn () => $this->folderService()->saveRequired('will', self::DOCS, RequiredMode::Off);
		self::assertSame([403, Reason::NOT_MANAGER], self::refused($set));
	}

	public function testAValueFromBeforeAChangeOfItsFieldStays(): void {
		$this->save(['status' => 'Draft', 'due' => '2026-11-28', 'owner' => 'rita']);
		$input = self::input('due', 'date', ['field_options' => ['includeTime' => true]]);
		$this->fieldService()->update('root', $this->ids['due'], $input);
		$this->fieldService()->update('root', $this->ids['status'], self::input('status', 'select', ['field_options' => ['Final']]));
		self::assertEquals(
			(object)['status' => 'Draft', 'tags' => 'B', 'due' => '2026-11-28', 'owner' => 'rita'],
			$this->save(['status' => 'Draft', 'tags' => 'B', 'due' => '2026-11-28', 'owner' => 'rita'])['metadata'],
		);
		$another = fn (): array => $this->fileValues()->save('will', 8, null, ['status' => 'Draft']);
		self::assertSame([400, Reason::INVALID_VALUE], self::refused($another));
	}

	public function testReadsManyAndLeavesOutWhatTheCallerCannotRead(): void {
		$this->assignments->saveAll(self::ARCHIVE, [$this->ids['tags']]);
		$this->save(['status' => 'Draft', 'tags' => 'A']);
		$this->fileValues()->save('will', 9, null, ['tags' => 'C']);
		$docs = (object)['status' => 'Draft', 'tags' => 'A'];
		self::assertEquals(
			(object)['7' => $docs, '8' => new \stdClass(), '9' => (object)['tags' => 'C']],
			$this->fileValues()->findAll('will', '7, 9,8,404,7', false),
		);
		self::assertEquals((object)['7' => $docs], $this->fileValues()->findAll('rita', '9,7', false));
		self::assertEquals(new \stdClass(), $this->fileValues()->findAll('olga', '7,8', false));
		$fields = get_object_vars($this->fileValues()->findAll('will', '9', true));
		self::assertSame([['tags', 'C']], array_map(
			static fn (array $field): array => [$field['field_name'] ?? '', $field['value'] ?? ''],
			array_filter(is_array($fields['9'] ?? null) ? $fields['9'] : [], is_array(...)),
		));
	}

	public function testReadsAHundredIdsAndNothingElse(): void {
		$hundred = implode(',', range(1, 100));
		self::assertEquals(['7', '8'], array_keys(get_object_vars($this->fileValues()->findAll('rita', $hundred, false))));
		foreach (["$hundred,101", '1,two', '', '1,,2', '0', '-1', '1.5', '99999999999999999'] as $ids) {
			self::assertSame([400, Reason::INVALID_IDS], self::refused(fn () => $this->fileValues()->findAll('will', $ids, false)), $ids);
		}
	}

	/**
	 * @param array<string, mixed> $values of the file 7
	 * @return array{success: true, metadata: \stdClass}
	 */
	private function save(array $values): array {
		return $this->fileValues()->save('will', 7, null, $values);
	}
}
