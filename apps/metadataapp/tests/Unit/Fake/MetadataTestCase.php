<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use Host\Tests\Database\DatabaseTestCase;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\StoredValue;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\Transaction;

/** The real repositories over the tables of the migration. */
abstract class MetadataTestCase extends DatabaseTestCase {
	protected const NOW = 1_800_000_000;

	protected Transaction $transaction;
	protected WriteLock $lock;
	protected FieldRepository $fields;
	protected AssignmentRepository $assignments;
	protected ValueRepository $values;
	protected FolderValueRepository $folderValues;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		MetadataTables::create($this->connection);
		$this->transaction = new Transaction($this->connection);
		$this->lock = new WriteLock($this->connection, $this->transaction);
		$this->fields = new FieldRepository($this->connection, $this->transaction);
		$this->assignments = new AssignmentRepository($this->connection, $this->lock);
		$this->values = new ValueRepository($this->connection);
		$this->folderValues = new FolderValueRepository($this->connection);
	}

	protected function field(string $name): Field {
		return $this->fields->create(new FieldDefinition($name, ucfirst($name), new FieldShape(FieldType::Text)), self::NOW);
	}

	/** @param string ...$items none to take the value away */
	protected static function change(int $owner, int $field, string ...$items): ValueChange {
		return new ValueChange($owner, $field, array_map(
			static fn (string $item): StoredValue => new StoredValue($item, bin2hex($item)),
			array_values($items),
		));
	}

	/** Of a statement, in the words of SQLite. */
	protected function plan(string $sql): string {
		$rows = $this->database->rows("EXPLAIN QUERY PLAN $sql");
		return implode('; ', array_filter(array_column($rows, 'detail'), is_string(...)));
	}
}
