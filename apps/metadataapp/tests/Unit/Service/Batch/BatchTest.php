<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Batch;

use OCA\MetadataApp\Event\FilesChanged;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\File\FilePaths;
use OCA\MetadataApp\Service\Batch\Batch;
use OCA\MetadataApp\Service\Batch\Batches;
use OCA\MetadataApp\Service\Batch\Selections;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventDispatcher;

final class BatchTest extends ServicesTestCase {
	private const NOT_FOUND = 'File not found, or it is not in a team folder';

	/** @var list<string> such as `7 in 5 by will: status` */
	private array $told = [];

	public function testEachItemIsSavedOrNotAndAllAreCounted(): void {
		$this->assigned(self::DOCS, ['status' => [], 'size' => ['type' => 'number']]);
		$answer = $this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'groupfolder_id' => self::DOCS, 'metadata' => ['status' => 'Draft', 'size' => '3']],
			['file_id' => 8, 'groupfolder_id' => self::DOCS, 'metadata' => ['status' => 'Draft', 'size' => 'three', 'other' => 1]],
			['file_id' => 8, 'groupfolder_id' => self::ARCHIVE, 'metadata' => ['status' => 'Draft']],
			['file_id' => 404, 'groupfolder_id' => null, 'metadata' => ['status' => 'Draft']],
			['file_id' => 7, 'metadata' => ['status' => 'Draft']],
		]]);
		self::assertSame([false, 5, 2, 3], [$answer['success'], $answer['total'], $answer['successful'], $answer['failed']]);
		self::assertSame(['file_id' => 7, 'success' => true, 'fields_updated' => 2], $answer['results'][0]);
		self::assertSame(Reason::INVALID_VALUE, $answer['results'][1]['reason'] ?? '');
		self::assertSame(['size', 'other'], array_keys($answer['results'][1]['fields'] ?? []));
		self::assertSame([Reason::OTHER_FOLDER, Reason::NOT_IN_TEAM_FOLDER], array_column(array_slice($answer['results'], 2, 2), 'reason'));
		self::assertSame(self::NOT_FOUND, $answer['results'][3]['error'] ?? '');
		self::assertSame(['file_id' => 7, 'success' => true, 'fields_updated' => 0], $answer['results'][4]);
		self::assertEquals((object)['status' => 'Draft', 'size' => '3'], $this->fileValues()->find('will', 7, null, false));
		self::assertEquals(new \stdClass(), $this->fileValues()->find('will', 8, null, false));
		self::assertSame(['7 in 5 by will: status,size'], $this->told);
		self::assertCount(2, $this->changes());
	}

	public function testEachFileIsToldAndThenAllTogether(): void {
		$this->assigned(self::DOCS, ['status' => [], 'size' => ['type' => 'number']]);
		$this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'metadata' => ['status' => 'Draft']], ['file_id' => 8, 'metadata' => ['status' => 'Draft', 'size' => '3']],
		]]);
		self::assertSame([
			'7 in 5 by will: status …', '8 in 5 by will: status,size …', 'in 5 by will: {"7":["status"],"8":["status","size"]}',
		], $this->told);
	}

	public function testWhoCanOnlyReadChangesNothing(): void {
		$this->assigned(self::DOCS, ['status' => []]);
		$answer = $this->batches()->update('rita', ['updates' => [['file_id' => 7, 'metadata' => ['status' => 'x']]]]);
		self::assertSame([Reason::NOT_WRITABLE], array_column($answer['results'], 'reason'));
		self::assertSame([[], []], [$this->told, $this->changes()]);
		self::assertSame([true, 0], array_values(array_slice($this->batches()->update('rita', ['updates' => []]), 0, 2)));
	}

	public function testAFileThatIsNamedTwiceIsChangedTwice(): void {
		$this->assigned(self::DOCS, ['status' => [], 'note' => []]);
		$answer = $this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'metadata' => ['status' => 'one', 'note' => 'n']],
			['file_id' => 7, 'metadata' => ['status' => 'two', 'note' => 'n']],
			['file_id' => 7, 'metadata' => ['status' => '']],
		]]);
		self::assertSame([2, 1, 1], array_column($answer['results'], 'fields_updated'));
		self::assertEquals((object)['note' => 'n'], $this->fileValues()->find('will', 7, null, false));
		self::assertSame([
			'7 1: none to one by will, save', '7 2: none to n by will, save', '7 1: one to two by will, save',
			'7 1: two to none by will, save',
		], $this->changes());
		self::assertSame(['7 in 5 by will: status,note'], $this->told);
	}

	public function testDeletesWhatIsNamedOrAllAndSaysHowMuchWasThere(): void {
		$this->assigned(self::DOCS, ['status' => [], 'note' => []]);
		$this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'metadata' => ['status' => 'a', 'note' => 'b']], ['file_id' => 8, 'metadata' => ['status' => 'a']],
		]]);
		$answer = $this->batches()->delete('will', ['deletes' => [
			['file_id' => 7, 'field_names' => ['status']], ['file_id' => 8, 'field_names' => null], ['file_id' => 8],
			['file_id' => 7, 'field_names' => ['nothing']], ['file_id' => 7, 'field_names' => []],
		]]);
		self::assertSame([1, 1, 0, 'unknown_field', 0], array_map(
			static fn (array $item): int|string => $item['fields_deleted'] ?? $item['reason'] ?? '',
			$answer['results'],
		));
		self::assertEquals((object)['note' => 'b'], $this->fileValues()->find('will', 7, null, false));
	}

	public function testRequiredValuesStayWhereTheTeamFolderSaysSo(): void {
		$this->assigned(self::DOCS, ['status' => ['is_required' => true]]);
		$this->settings->saveRequired(self::DOCS, RequiredMode::Enforce);
		$this->batches()->update('will', ['updates' => [['file_id' => 7, 'metadata' => ['status' => 'a']]]]);
		$answer = $this->batches()->delete('will', ['deletes' => [['file_id' => 7]]]);
		self::assertSame([Reason::REQUIRED_VALUE], array_column($answer['results'], 'reason'));
	}

	public function testCopiesWhatTheSourceHasWithinItsTeamFolder(): void {
		$fields = ['status' => ['type' => 'select', 'field_options' => ['Old', 'New']], 'note' => []];
		$ids = $this->assigned(self::DOCS, $fields);
		$this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'metadata' => ['status' => 'Old']], ['file_id' => 8, 'metadata' => ['note' => 'kept', 'status' => 'New']],
		]]);
		// A withdrawn option is copied as it is.
		$sent = self::input('status', 'select', ['field_options' => ['New']]);
		$this->fieldService()->update('root', $ids['status'], $sent);
		$answer = $this->batches()->copy('will', [
			'source_file_id' => 7, 'source_groupfolder_id' => self::DOCS, 'target_file_ids' => [8, 9, 404], 'groupfolder_id' => self::DOCS,
		]);
		self::assertSame([false, 7, 1], [$answer['success'], $answer['source_file_id'], $answer['fields_copied']]);
		self::assertSame([1, null, null], array_map(
			static fn (array $item): ?int => $item['fields_updated'] ?? null,
			$answer['target_results'],
		));
		self::assertEquals((object)['status' => 'Old', 'note' => 'kept'], $this->fileValues()->find('will', 8, null, false));
		self::assertContains("8 {$ids['status']}: New to Old by will, copy", $this->changes());
		$copy = fn (?int $folder = null, ?int $sourceFolder = null, ?string $name = null, int $source = 7): array => $this->batches()->copy(
			'will',
			[
				'source_file_id' => $source, 'source_groupfolder_id' => $sourceFolder, 'target_file_ids' => [8],
				'groupfolder_id' => $folder, 'field_names' => $name === null ? null : [$name],
			],
		);
		self::assertSame([400, Reason::OTHER_FOLDER], self::refused(fn (): array => $copy(self::ARCHIVE)));
		self::assertSame([400, Reason::OTHER_FOLDER], self::refused(fn (): array => $copy(null, self::ARCHIVE)));
		self::assertSame([400, Reason::UNKNOWN_FIELD], self::refused(fn (): array => $copy(name: 'nothing')));
		self::assertSame([404, Reason::NOT_IN_TEAM_FOLDER], self::refused(fn (): array => $copy(source: 404)));
		self::assertSame(0, $copy(name: 'note')['fields_copied']);
	}

	public function testAValueThatSomebodyElseEditsFailsItsItemAlone(): void {
		$this->assigned(self::DOCS, ['status' => [], 'note' => []]);
		$this->members['mia'] = [self::DOCS => self::WRITE];
		$this->lockService()->lock('mia', self::DOCS, 7, 'status');
		$answer = $this->batches()->update('will', ['updates' => [
			['file_id' => 7, 'metadata' => ['status' => 'x', 'note' => 'x']], ['file_id' => 7, 'metadata' => ['note' => 'y']],
			['file_id' => 8, 'metadata' => ['status' => 'x']],
		]]);
		self::assertSame([false, true, true], array_column($answer['results'], 'success'));
		self::assertSame([Reason::LOCKED, ['status']], [
			$answer['results'][0]['reason'] ?? '', array_keys($answer['results'][0]['fields'] ?? []),
		]);
		self::assertEquals((object)['note' => 'y'], $this->fileValues()->find('will', 7, null, false));
	}

	public function testSelectionsAreOverwrittenOrFilled(): void {
		$this->assigned(self::DOCS, ['status' => [], 'note' => []]);
		$this->batches()->update('will', ['updates' => [['file_id' => 7, 'metadata' => ['status' => 'old']]]]);
		$filled = $this->selections()->save('will', [
			'file_ids' => [7, 8, 7], 'metadata' => ['status' => 'new', 'note' => 'n'], 'merge_strategy' => 'fill-empty',
		]);
		self::assertSame(['success' => true, 'successCount' => 2, 'errorCount' => 0, 'errors' => []], $filled);
		self::assertEquals((object)['status' => 'old', 'note' => 'n'], $this->fileValues()->find('will', 7, null, false));
		self::assertEquals((object)['status' => 'new', 'note' => 'n'], $this->fileValues()->find('will', 8, null, false));
		$over = $this->selections()->save('will', ['file_ids' => [7, 404], 'metadata' => ['status' => 'new']]);
		self::assertSame([false, 1, 1, [404]], [
			$over['success'], $over['successCount'], $over['errorCount'], array_column($over['errors'], 'file_id'),
		]);
		self::assertEquals((object)['status' => 'new', 'note' => 'n'], $this->fileValues()->find('will', 7, null, false));
		self::assertSame(
			['status' => 'partial', 'successCount' => 2, 'errorCount' => 1],
			array_slice($this->selections()->clear('will', [7, 8, 404]), 0, 3),
		);
		self::assertEquals(new \stdClass(), $this->fileValues()->find('will', 7, null, false));
	}

	public function testExportsWhatTheAccountCanReadInTheOrderOfTheSelection(): void {
		$this->assigned(self::DOCS, ['status' => []]);
		$this->batches()->update('will', ['updates' => [['file_id' => 7, 'metadata' => ['status' => '=1+1']]]]);
		$expected = [
			['fileId' => 8, 'path' => '/Docs/8.md', 'name' => '8.md', 'metadata' => new \stdClass()],
			['fileId' => 7, 'path' => '/Docs/7.md', 'name' => '7.md', 'metadata' => (object)['status' => '=1+1']],
		];
		self::assertEquals($expected, $this->selections()->export('rita', [8, 404, 9, 7, 8], null));
		self::assertEquals($expected, $this->selections()->export('will', [8, 9, 7], self::DOCS));
		self::assertSame([], $this->selections()->export('olga', [7, 8], null));
	}

	private function batches(): Batches {
		return new Batches($this->batch(), $this->gate(), $this->fields, $this->values, $this->sentences);
	}

	private function selections(): Selections {
		$paths = self::createStub(FilePaths::class);
		$paths->method('findAll')->willReturnCallback(static function (string $userId, array $ids): array {
			$found = [];
			foreach (array_filter($ids, is_int(...)) as $id) {
				$found[$id] = "/Docs/$id.md";
			}
			return $found;
		});
		return new Selections($this->batch(), $this->gate(), $this->fileValues(), $paths);
	}

	private function batch(): Batch {
		$events = self::createStub(IEventDispatcher::class);
		$events->method('dispatchTyped')->willReturnCallback(function (Event $event): void {
			self::assertFalse($this->connection->inTransaction());
			$this->told[] = match (true) {
				$event instanceof ValuesChanged => "$event->fileId in $event->folderId by $event->userId: "
					. implode(',', $event->fieldNames) . ($event->isOneOfMany ? ' …' : ''),
				$event instanceof FilesChanged => "in $event->folderId by $event->userId: " . json_encode($event->fieldNames),
				default => $event::class,
			};
		});
		return new Batch(
			$this->gate(),
			$this->fields,
			$this->settings,
			$this->values,
			$this->history,
			$this->lock,
			$this->edits(),
			$this->heldCells(),
			$events,
			$this->clock,
		);
	}
}
