<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Service\Conversion\PlanReader;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Tests\Unit\Fake\AnybodyKnown;
use OCA\MetadataApp\Tests\Unit\Fake\ConversionParts;
use OCP\BackgroundJob\IJobList;
use OCP\IL10N;
use PHPUnit\Framework\Attributes\DataProvider;

/** Backups and fields that change together with their values. */
final class ConvertingTest extends BackupTestCase {
	#[DataProvider('changing')]
	public function testNothingIsBackedUpOrRestoredWhileAFieldChanges(ConversionState $state): void {
		[$id] = $this->fill();
		$name = $this->backups()->create()['filename'] ?? '';
		$this->begin($id, $state);
		self::assertSame([409, Reason::CONVERTING], self::refused(fn (): array => $this->backups()->create()));
		self::assertSame([409, Reason::CONVERTING], self::refused(fn (): array => $this->backups()->restore($name, false)));
		self::assertSame('completed', $this->backups()->restore($name, true)['status']);
		$this->backups()->createDaily();
		self::assertFalse($this->runs->findOrNull()?->isDaily);
	}

	public function testWhatWasOnlyCountedIsInNobodysWay(): void {
		[$id] = $this->fill();
		$this->begin($id, ConversionState::Checking);
		self::assertSame('completed', $this->backups()->create()['status']);
	}

	public function testNoFieldBeginsToChangeWhileABackupIsMadeOrRestored(): void {
		[$id] = $this->fill();
		$this->runs->create(Run::export(self::NOW, false), null);
		$start = fn (): array => $this->service()->start('root', $id, ['field_type' => 'textarea']);
		self::assertSame([409, Reason::BACKUP_RUNNING], self::refused($start));
		self::assertFalse($this->fields->findOrNull($id)?->isConverting);
		self::assertSame('checked', $this->service()->preview('root', $id, ['field_type' => 'textarea'])['state']);
		$this->backups()->cancel();
		self::assertSame('done', $start()['state']);
	}

	public function testABackupThatBeganAtTheSameMomentGivesUp(): void {
		[$id] = $this->fill();
		$this->runs->create(Run::export(self::NOW, false), null);
		$this->begin($id, ConversionState::Recording);
		$run = $this->worker()->work(5.0);
		self::assertSame(['error', 'fields_changed'], [$run?->status->value, $run?->fault?->value]);
	}

	public function testARestoreThatBeganAtTheSameMomentEndsTheChange(): void {
		[$id] = $this->fill();
		$before = $this->dump();
		$backup = $this->files->findOrNull($this->backups()->create()['filename'] ?? '') ?? self::fail('No backup');
		$this->runs->create(Run::import($backup, self::NOW, false), $this->runs->findOrNull());
		$this->begin($id, ConversionState::Staging);
		self::assertSame('completed', $this->worker()->work(5.0)?->status->value);
		self::assertSame($before, $this->dump());
		self::assertSame([null, false], [$this->conversions->findOrNull($id), $this->fields->findOrNull($id)?->isConverting]);
		$this->service()->resume($id);
		self::assertSame($before, $this->dump());
	}

	public function testAJobWaitsWhileARestoreReplacesEverything(): void {
		[$id] = $this->fill();
		$this->begin($id, ConversionState::Staging);
		$this->gate->saveClosed();
		self::assertSame([409, Reason::RESTORING], self::refused(fn (): array => $this->service()->cancel($id)));
		$states = [];
		$this->service()->resume($id);
		$states[] = $this->conversions->findOrNull($id)?->state;
		$this->gate->saveOpen();
		$this->service()->resume($id);
		$states[] = $this->conversions->findOrNull($id)?->state;
		self::assertSame([ConversionState::Staging, ConversionState::Done], $states);
	}

	/** @return array<string, array{ConversionState}> */
	public static function changing(): array {
		$named = [];
		foreach (ConversionState::changing() as $state) {
			$named[$state->value] = [$state];
		}
		return $named;
	}

	private function begin(int $fieldId, ConversionState $state): void {
		$this->lock->holdField($fieldId, function (Field $field) use ($state): void {
			$plan = (new PlanReader($this->sentences()))->read(['field_type' => 'textarea'], $field->definition, true);
			$this->conversions->create($field->id, $state, 'root', $plan, new Tally(3), self::NOW);
			$this->fields->saveConverting($field->id, $state !== ConversionState::Checking && $state !== ConversionState::Undoing);
		});
	}

	private function sentences(): ProblemSentences {
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		return new ProblemSentences($words);
	}

	private function service(): Conversions {
		$parts = new ConversionParts($this->connection, $this->clock, $this->sentences(), new AnybodyKnown());
		return $parts->service(self::createStub(IJobList::class));
	}
}
