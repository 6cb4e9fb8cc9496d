<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Backup;

use Host\AppFramework\Settings;
use Host\Files\AppData\AppData;
use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StagedRows;
use OCA\MetadataApp\Repository\Backup\StoredRows;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Service\Backup\Backups;
use OCA\MetadataApp\Service\Backup\ExportSteps;
use OCA\MetadataApp\Service\Backup\FaultSentences;
use OCA\MetadataApp\Service\Backup\ImportSteps;
use OCA\MetadataApp\Service\Backup\Settlement;
use OCA\MetadataApp\Service\Backup\StatusAnswer;
use OCA\MetadataApp\Service\Backup\Worker;
use OCA\MetadataApp\Service\Check\BackupCheck;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCA\MetadataApp\Tests\Unit\Fake\SetClock;
use OCP\IL10N;

/** The real services over the tables of the migration and the app's data. */
abstract class BackupTestCase extends MetadataTestCase {
	protected SetClock $clock;
	protected RunRepository $runs;
	protected ConversionRepository $conversions;
	protected BackupFiles $files;
	protected StagedRows $staged;
	protected Gate $gate;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->clock = new SetClock(self::NOW);
		$this->runs = new RunRepository($this->connection);
		$this->conversions = new ConversionRepository($this->connection, $this->lock);
		$this->files = new BackupFiles(new AppData($this->instance->get(Settings::class), 'metadataapp'));
		$this->gate = new Gate($this->connection);
		$this->staged = new StagedRows($this->connection, $this->transaction, $this->gate);
	}

	protected function backups(): Backups {
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		$sentences = new FaultSentences($words);
		$answer = new StatusAnswer($this->runs, $sentences);
		return new Backups($this->runs, $this->conversions, $this->files, $this->worker(), $answer, $sentences, $this->clock);
	}

	protected function worker(?Settlement $settlement = null): Worker {
		$settlement ??= self::createStub(Settlement::class);
		return new Worker(
			$this->runs,
			new ExportSteps(new StoredRows($this->connection), $this->files, $this->runs, $this->conversions, $this->clock),
			new ImportSteps($this->files, $this->staged, $this->runs, $this->gate, $settlement, $this->clock),
			$this->clock,
		);
	}

	/**
	 * @return array<string, list<string>> what a check finds
	 * @phpstan-impure
	 */
	protected function leftovers(): array {
		$report = new CheckReport();
		(new BackupCheck($this->runs, $this->files, $this->staged))->check($report, false);
		return $report->found();
	}

	/**
	 * A field of texts, one of options and one of numbers, values of so many files, and a row or two in each of the other tables.
	 *
	 * @return list<int> ids of the fields
	 */
	protected function fill(int $files = 3): array {
		$shapes = [
			'a' => new FieldShape(FieldType::Text),
			'b' => new FieldShape(FieldType::Multiselect, ['x', 'second']),
			'c' => new FieldShape(FieldType::Number),
		];
		$fields = [];
		foreach ($shapes as $name => $shape) {
			$fields[] = $this->fields->create(new FieldDefinition($name, ucfirst($name), $shape), self::NOW)->id;
		}
		$this->assignments->saveAll(5, $fields);
		$this->assignments->saveAll(6, [$fields[1]]);
		[$one, $two, $three] = $fields;
		foreach ([
			"INSERT INTO *PREFIX*metadataapp_grants (kind, principal, permission, folder_id, created_at)"
				. " VALUES ('user', 'mia', 'manage_fields', 5, 1), ('group', 'staff', 'manage_fields', 0, 2)",
			'INSERT INTO *PREFIX*metadataapp_views'
				. ' (folder_id, default_of, name, sort_field_id, is_descending, position, created_at, updated_at)'
				. " VALUES (5, 5, 'Ending „soon\"', $one, 1, 0, 1, 2), (5, NULL, 'Ünïcode 🙂', NULL, 0, 1, 1, 2)",
			"INSERT INTO *PREFIX*metadataapp_view_fields VALUES (1, $one, 0, 1, 1, 0, 3, '[\"x\",{\"from\":\"1\"}]'),"
				. " (2, $two, 0, 0, 0, 0, 0, NULL)",
			"INSERT INTO *PREFIX*metadataapp_columns VALUES (5, $one, 1, 2, NULL), (6, $two, NULL, NULL, 0)",
		] as $statement) {
			$this->connection->executeStatement($statement);
		}
		$number = Codecs::of($shapes['c']);
		$this->folderValues->saveAll([
			ValueChange::to(5, $one, Codecs::of($shapes['a']), "of the\nfolder"),
			ValueChange::to(5, $three, $number, '0.3'),
			ValueChange::to(6, $three, $number, '-1.5'),
			ValueChange::to(7, $three, $number, '0.000000000000001'),
		], 7);
		for ($file = 1; $file <= $files; $file++) {
			$this->give($file, $one, "Text $file");
		}
		$options = Codecs::of($shapes['b']);
		$this->values->saveAll(array_map(
			static fn (int $file): ValueChange => ValueChange::to($file, $two, $options, 'x;#second'),
			$files === 0 ? [] : range(1, $files),
		), 3);
		return $fields;
	}

	/** A text of a file. */
	protected function give(int $file, int $field, string $value): void {
		$this->connection->executeStatement(
			'INSERT INTO *PREFIX*metadataapp_files (file_id, folder_id, changes) SELECT ?, 5, 1'
			. ' WHERE NOT EXISTS (SELECT 1 FROM *PREFIX*metadataapp_files WHERE file_id = ?)',
			[$file, $file],
		);
		$this->values->saveAll([ValueChange::to($file, $field, Codecs::of(new FieldShape(FieldType::Text)), $value)], 7);
		$this->connection->executeStatement(
			'INSERT INTO *PREFIX*metadataapp_history (file_id, folder_id, field_id, user_id, changed_at, cause, old_value, new_value)'
			. " VALUES ($file, NULL, $field, 'mia', 7, 'save', NULL, ?)",
			[$value],
		);
	}

	/** Takes everything away, as nobody could. */
	protected function wipe(): void {
		foreach (Tables::all() as $table) {
			$this->connection->executeStatement("DELETE FROM *PREFIX*{$table->stored()}");
		}
	}

	/** @return array<string, list<array<string, mixed>>> all rows of all tables, by table */
	protected function dump(): array {
		return array_map(function (Table $table): array {
			$order = implode(', ', $table->key);
			return array_values($this->database->rows("SELECT * FROM oc_{$table->stored()} ORDER BY $order"));
		}, Tables::all());
	}

	/**
	 * @param callable(): mixed $call
	 * @return array{int, string} status and reason
	 */
	protected static function refused(callable $call): array {
		try {
			$call();
		} catch (Refusal $refusal) {
			return [$refusal->status(), $refusal->reason];
		}
		self::fail('Nothing was refused');
	}
}
