<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use Host\AppFramework\Settings;
use Host\Files\AppData\AppData;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Setting\SettingsRepository;
use OCA\MetadataApp\Service\Backup\DailyBackup;
use OCA\MetadataApp\Service\Backup\Settlement;
use OCA\MetadataApp\Service\Check\BackupCheck;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCP\IAppConfig;

/** What happens to backups beside what administrators ask for. */
final class DailyBackupTest extends BackupTestCase {
	private const DAY = 86_400;

	public function testThereIsOneADay(): void {
		$this->fill();
		$this->daily()->work();
		$this->clock->time += self::DAY - 1;
		$this->daily()->work();
		self::assertCount(1, $this->backups()->findAll());
		$this->clock->time++;
		$this->daily()->work();
		self::assertSame([true, true], array_column($this->backups()->findAll(), 'is_daily'));
		self::assertSame('2027-01-16T08:00:00Z', $this->backups()->status()['jobs_ran_at']);
	}

	public function testOneThatSomebodyAskedForIsNotTheOneOfTheDay(): void {
		$this->fill();
		$this->backups()->create();
		$this->daily()->work();
		self::assertSame([true, false], array_column($this->backups()->findAll(), 'is_daily'));
	}

	public function testThereIsNoneWithoutFieldsOrWhereItIsSwitchedOff(): void {
		$this->daily()->work();
		$this->fill();
		$this->settings()->saveDailyBackup(false);
		$this->daily()->work();
		self::assertSame([], $this->backups()->findAll());
	}

	public function testOneThatFailedIsNotTriedAgainOnTheSameDay(): void {
		$this->fill();
		$run = Run::export(self::NOW, true);
		$run->losses = 6;
		$this->runs->create($run, null);
		$this->daily()->work();
		self::assertSame('error', $this->backups()->status()['status']);
		$this->clock->time += 3_600;
		$this->daily()->work();
		self::assertSame([], $this->backups()->findAll());
		$this->clock->time += self::DAY;
		$this->daily()->work();
		self::assertCount(1, $this->backups()->findAll());
	}

	public function testJobsGoOnWithWhatRequestsBegan(): void {
		$this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$before = $this->dump();
		$this->wipe();
		$run = Run::import($this->files->findOrNull($name) ?? self::fail('No backup'), self::NOW, false);
		$run->total = 1_000_000;
		$this->runs->create($run, $this->runs->findOrNull());
		$this->daily()->work();
		self::assertSame(['completed', $before], [$this->backups()->status()['status'], $this->dump()]);
	}

	public function testACheckFindsAndRepairsWhatNobodyGoesOnWith(): void {
		$field = $this->fill()[0];
		$kept = $this->backups()->create()['filename'] ?? '';
		$half = 'metadata_backup_2026-05-01_00-00-00.ndjson.gz';
		$this->files->savePart($half, 1, '0123456789abcdef', 'half');
		$this->database->run("INSERT INTO oc_metadataapp_r_assignments VALUES (5, $field, 0)");
		self::assertSame(['backup_half_made' => [$half], 'restore_half_made' => ['rows of a restore']], $this->leftovers());
		(new BackupCheck($this->runs, $this->files, $this->staged))->check(new CheckReport(), true);
		self::assertSame([[], [$kept]], [$this->leftovers(), array_column($this->backups()->findAll(), 'filename')]);
		self::assertFalse($this->files->has($half));
	}

	public function testACheckLeavesAloneWhatEndsWhileItLooks(): void {
		$this->fill();
		$this->runs->create(Run::export(self::NOW, false), null);
		$this->worker()->work(0.0);
		self::assertCount(1, $this->files->findAllHalfMade());
		$report = new CheckReport();
		(new BackupCheck($this->runs, $this->meanwhile(fn () => $this->worker()->work(600.0)), $this->staged))->check($report, true);
		self::assertSame([[], 1], [$report->found(), count($this->backups()->findAll())]);
	}

	public function testACheckLeavesAloneWhatBeginsWhileItLooks(): void {
		$this->fill();
		$begin = function (): void {
			$this->runs->create(Run::export(self::NOW, false), null);
			$this->worker()->work(0.0);
		};
		$report = new CheckReport();
		(new BackupCheck($this->runs, $this->meanwhile($begin), $this->staged))->check($report, true);
		self::assertSame([], $report->found());
		self::assertSame('completed', $this->backups()->resume()['status']);
	}

	public function testAfterARestoreNobodyHasAPermissionWhoIsGoneAndTheIndexFollows(): void {
		$grants = new GrantRepository($this->connection);
		$kinds = ['mia' => Principal::User, 'gone' => Principal::User, 'staff' => Principal::Group, 'left' => Principal::Group];
		foreach ($kinds as $id => $kind) {
			$grants->create($kind, $id, Permission::ManageFields, null, self::NOW);
		}
		$accounts = self::createStub(Accounts::class);
		$accounts->method('exists')->willReturnCallback(static fn (string $id): bool => $id === 'mia');
		$accounts->method('groupName')->willReturnCallback(static fn (string $id): ?string => $id === 'staff' ? 'Staff' : null);
		$folders = self::createStub(FolderRepository::class);
		$folders->method('findAllIds')->willReturn([5, 6]);
		$roots = self::createStub(RootRepository::class);
		$followed = [];
		$index = self::createStub(FolderIndex::class);
		$index->method('follow')->willReturnCallback(static function (int $id) use (&$followed): void {
			$followed[] = $id;
		});
		(new Settlement($grants, $folders, $roots, $index, $accounts))->settle();
		self::assertSame(['mia', 'staff'], $this->database->column('SELECT principal FROM oc_metadataapp_grants ORDER BY principal'));
		self::assertSame([5, 6], $followed);
	}

	/** @param \Closure(): mixed $change what happens once it is known which backups are half-made */
	private function meanwhile(\Closure $change): BackupFiles {
		$data = new AppData($this->instance->get(Settings::class), 'metadataapp');
		return new class($data, $change) extends BackupFiles {
			/** @param \Closure(): mixed $change */
			public function __construct(AppData $data, private readonly \Closure $change) {
				parent::__construct($data);
			}

			#[\Override]
			public function findAllHalfMade(): array {
				$found = parent::findAllHalfMade();
				($this->change)();
				return $found;
			}
		};
	}

	private function daily(): DailyBackup {
		[$backups, $worker, $settings] = [$this->backups(), $this->worker(), $this->settings()];
		return new DailyBackup($backups, $worker, $this->runs, $this->files, $this->fields, $settings, $this->clock);
	}

	private function settings(): SettingsRepository {
		return new SettingsRepository($this->instance->get(IAppConfig::class), 'metadataapp');
	}
}
