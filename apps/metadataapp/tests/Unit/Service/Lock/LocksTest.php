<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Lock;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\IsoTime;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\EventDispatcher\Event;

final class LocksTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, ['status' => [], 'owner' => [], 'gf_department' => ['applies_to_groupfolder' => 1]]);
		$this->members['mia'] = [self::DOCS => self::WRITE];
	}

	public function testOneHasItUntilItsTimeIsOverAndProlongsItByLockingAgain(): void {
		self::assertSame(['locked' => false, 'until' => IsoTime::of(self::NOW + 30)], $this->lock('will'));
		$this->clock->time += 20;
		self::assertSame(['locked' => false, 'until' => IsoTime::of(self::NOW + 50)], $this->lock('will'));
		$this->clock->time += 29;
		$refusal = self::refusal(fn (): array => $this->lock('mia'));
		self::assertSame([409, Reason::LOCKED, 'This value is being edited by will. Try again later.'], [
			$refusal->status(), $refusal->reason, $refusal->getMessage(),
		]);
		self::assertSame(
			['locked' => true, 'lockedBy' => 'will', 'lockedByName' => 'will', 'until' => IsoTime::of(self::NOW + 50)],
			$refusal->details,
		);
		$this->clock->time += 1;
		self::assertSame(['locked' => false, 'until' => IsoTime::of(self::NOW + 80)], $this->lock('mia'));
		self::assertSame([409, Reason::LOCKED], self::refused(fn (): array => $this->lock('will')));
		self::assertSame(['will until 30', 'will until 50', 'mia until 80'], array_map(
			static fn (Event $event): string => $event instanceof CellLocked ? "$event->userId until " . $event->until - self::NOW : '',
			$this->events,
		));
	}

	public function testIsOfOneValueAlone(): void {
		$this->lock('will');
		$this->lock('mia', 8);
		$this->lock('mia', 7, 'owner');
		self::assertCount(3, $this->events);
	}

	public function testNeedsTheRightToWriteAndAFieldOfFiles(): void {
		$refused = [
			[403, Reason::NOT_WRITABLE, fn () => $this->lock('rita')],
			[404, Reason::NOT_IN_TEAM_FOLDER, fn () => $this->lock('olga')],
			[404, Reason::NOT_IN_TEAM_FOLDER, fn () => $this->lock('will', 404)],
			[400, Reason::OTHER_FOLDER, fn () => $this->lock('will', 9)],
			[400, Reason::UNKNOWN_FIELD, fn () => $this->lock('will', 7, 'other')],
			[400, Reason::UNKNOWN_FIELD, fn () => $this->lock('will', 7, 'gf_department')],
		];
		foreach ($refused as [$status, $reason, $call]) {
			self::assertSame([$status, $reason], self::refused($call));
		}
		self::assertSame([], $this->events);
	}

	public function testOnlyItsHolderEndsIt(): void {
		$this->lock('will');
		$this->events = [];
		foreach (['mia', 'rita', 'olga'] as $other) {
			$this->lockService()->unlock($other, 7, 'status');
		}
		$this->lockService()->unlock('will', 7, 'owner');
		$this->lockService()->unlock('will', 7, 'No such field');
		self::assertSame([], $this->events);
		self::assertSame([409, Reason::LOCKED], self::refused(fn (): array => $this->lock('mia')));
		$this->lockService()->unlock('will', 7, 'status');
		self::assertEquals([new CellUnlocked(self::DOCS, 7, 'status', 'will')], $this->events);
		$this->lock('mia');
	}

	public function testNobodyElseSavesALockedValueAndNothingOfTheSaveIsKept(): void {
		$this->lock('will');
		$save = fn (): array => $this->fileValues()->save('mia', 7, null, ['status' => 'Final', 'owner' => 'me']);
		self::assertSame([409, Reason::LOCKED], self::refused($save));
		self::assertSame(['/metadata/status'], array_keys(self::faults($save)));
		self::assertSame(['will', '/metadata/status'], [self::refusal($save)->details['lockedBy'] ?? null, self::refusal($save)->pointer]);
		self::assertSame([], $this->changes());
		// Other values of the file, other files, what stays as it is, and the holder.
		$this->fileValues()->save('mia', 7, null, ['status' => null, 'owner' => 'me']);
		$this->fileValues()->save('mia', 8, null, ['status' => 'Final']);
		$this->fileValues()->save('will', 7, null, ['status' => 'Draft']);
		$this->clock->time += Limits::LOCK_SECONDS;
		$this->fileValues()->save('mia', 7, null, ['status' => 'Final']);
		self::assertCount(4, $this->changes());
	}

	public function testNobodyElseRestoresALockedValue(): void {
		$this->fileValues()->save('will', 7, null, ['status' => 'Draft']);
		$this->lock('will');
		$entry = $this->historyService()->find('mia', 7, null, 1)['entries'][0]['id'] ?? 0;
		$restore = fn (): array => $this->historyService()->restore('mia', 7, $entry, true, true);
		self::assertSame([409, Reason::LOCKED], self::refused($restore));
		$this->lockService()->unlock('will', 7, 'status');
		self::assertEquals(new \stdClass(), $restore()['metadata']);
	}

	public function testEndsWithASaveThatSaysSoAndNotWithOneThatFails(): void {
		$this->lock('will');
		$this->lock('will', 7, 'owner');
		$this->lock('mia', 8);
		$this->events = [];
		$values = $this->fileValues();
		self::assertSame([400, Reason::UNKNOWN_FIELD], self::refused(static fn (): array =>
			$values->save('will', 7, null, ['status' => 'Final', 'other' => 'x'], ['status'])));
		self::assertSame([], $this->events);
		$values->save('will', 7, null, ['status' => 'Final'], ['status', 'other']);
		self::assertEquals(
			[new ValuesChanged(self::DOCS, 7, ['status'], 'will'), new CellUnlocked(self::DOCS, 7, 'status', 'will')],
			$this->events,
		);
		$values->save('will', 7, null, [], ['owner']);
		$values->save('will', 8, null, ['owner' => 'x'], ['status']);
		self::assertEquals([
			new CellUnlocked(self::DOCS, 7, 'owner', 'will'), new ValuesChanged(self::DOCS, 8, ['owner'], 'will'),
		], array_slice($this->events, 2));
		self::assertSame([8], array_column($this->lockService()->findAll('will', self::DOCS), 'file_id'));
	}

	public function testASaveThatChangesNothingIsNotReported(): void {
		$this->fileValues()->save('will', 7, null, ['status' => 'Draft', 'owner' => 'x']);
		$this->fileValues()->save('will', 7, null, ['status' => 'Draft', 'owner' => 'x']);
		self::assertEquals([new ValuesChanged(self::DOCS, 7, ['status', 'owner'], 'will')], $this->events);
	}

	public function testAreListedToMembersAsFarAsTheyReadTheFileAndItsField(): void {
		$this->lock('will');
		$this->lock('mia', 8, 'owner');
		$until = IsoTime::of(self::NOW + 30);
		$status = [
			'file_id' => 7, 'field_id' => $this->ids['status'], 'field_name' => 'status', 'user' => ['id' => 'will', 'name' => 'will'],
			'until' => $until,
		];
		$owner = [
			'file_id' => 8, 'field_id' => $this->ids['owner'], 'field_name' => 'owner', 'user' => ['id' => 'mia', 'name' => 'mia'],
			'until' => $until,
		];
		self::assertSame([$status, $owner], $this->lockService()->findAll('rita', self::DOCS));
		$this->assignments->saveAll(self::DOCS, [$this->ids['owner']]);
		self::assertSame([$owner], $this->lockService()->findAll('rita', self::DOCS));
		$this->places[8] = self::ARCHIVE;
		self::assertSame([], $this->lockService()->findAll('will', self::DOCS));
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn (): array => $this->lockService()->findAll('root', self::DOCS)));
	}

	public function testSaysWhichValuesOfWhichFilesOthersEdit(): void {
		$this->lock('will');
		$this->lock('mia', 8);
		$this->lock('mia', 8, 'owner');
		$status = $this->ids['status'];
		self::assertEquals(
			[7 => [$status => new CellLock(7, $status, self::DOCS, 'will', self::NOW + 30)]],
			$this->heldCells()->findAllOfOthers('mia', [7, 8, 404]),
		);
		self::assertSame([8 => 2], array_map(count(...), $this->heldCells()->findAllOfOthers('will', [7, 8])));
		$this->clock->time += Limits::LOCK_SECONDS;
		self::assertSame([], $this->heldCells()->findAllOfOthers('olga', [7, 8]));
	}

	public function testAreForgottenWhenTheirTimeIsOver(): void {
		$this->lock('will');
		$this->clock->time += 29;
		$this->lock('mia', 8);
		$this->lockService()->sweep();
		self::assertSame(2, $this->database->value('SELECT COUNT(*) FROM oc_metadataapp_locks'));
		$this->clock->time += 1;
		$this->lockService()->sweep();
		self::assertSame([8], $this->database->column('SELECT file_id FROM oc_metadataapp_locks'));
	}

	/** @return array<string, mixed> */
	private function lock(string $user, int $file = 7, string $field = 'status'): array {
		return $this->lockService()->lock($user, self::DOCS, $file, $field);
	}
}
