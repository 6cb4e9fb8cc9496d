<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Repository\View\ColumnRepository;
use OCA\MetadataApp\Service\View\Columns;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class ColumnsTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, [
			'last' => ['show_as_column' => true, 'column_order' => 9, 'filterable' => true],
			'hidden' => [],
			'first' => ['show_as_column' => true, 'column_order' => 1],
			'gf_department' => ['applies_to_groupfolder' => 1, 'show_as_column' => true],
		]);
	}

	public function testAreThoseOfTheDefinitionsUntilSomebodySaysOtherwise(): void {
		self::assertSame([['first', 1, false], ['last', 9, true]], $this->shown());
		$this->save('mia', [['field_id' => $this->ids['hidden'], 'show_as_column' => 1, 'column_order' => 5, 'filterable' => 'true']]);
		self::assertSame([['first', 1, false], ['hidden', 5, true], ['last', 9, true]], $this->shown());
		$this->save('mia', [
			['field_id' => $this->ids['first'], 'show_as_column' => false], ['field_id' => $this->ids['last'], 'column_order' => 0],
		]);
		self::assertSame([['last', 0, true], ['hidden', 5, true]], $this->shown());
		// What nobody said, the definition says still.
		$input = self::input('last', 'text', ['show_as_column' => true, 'column_order' => 7]);
		$this->fieldService()->update('root', $this->ids['last'], $input);
		self::assertSame([['last', 0, false], ['hidden', 5, true]], $this->shown());
	}

	public function testAreOfOneTeamFolder(): void {
		$this->assignments->saveAll(self::ARCHIVE, array_values($this->ids));
		$this->save('mia', [['field_id' => $this->ids['first'], 'show_as_column' => false]]);
		self::assertSame([['last', 9, true]], $this->shown());
		self::assertSame([['first', 1, false], ['last', 9, true]], $this->shown('will', self::ARCHIVE));
	}

	public function testReadersReadWritersAndManagersChange(): void {
		$columns = [['field_id' => $this->ids['first'], 'column_order' => 10]];
		self::assertSame([403, Reason::NOT_WRITABLE], self::refused(fn () => $this->save('rita', $columns)));
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn () => $this->save('olga', $columns)));
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn (): array => $this->shown('olga')));
		self::assertSame([['first', 1, false], ['last', 9, true]], $this->shown('rita'));
		foreach (['will', 'mia', 'root'] as $place => $user) {
			$this->save($user, [['field_id' => $this->ids['first'], 'column_order' => 20 + $place]]);
			self::assertSame([['last', 9, true], ['first', 20 + $place, false]], $this->shown());
		}
	}

	public function testNamesEveryFieldThatIsNotAssignedAndChangesNothing(): void {
		$save = fn () => $this->save('mia', [
			['field_id' => $this->ids['first'], 'show_as_column' => false],
			['field_id' => $this->ids['gf_department'], 'show_as_column' => true],
			['field_id' => 999, 'show_as_column' => true],
		]);
		self::assertSame([400, Reason::UNKNOWN_FIELD], self::refused($save));
		self::assertSame(['/columns/1/field_id', '/columns/2/field_id'], array_keys(self::faults($save)));
		self::assertSame([['first', 1, false], ['last', 9, true]], $this->shown());
	}

	public function testComeBackWithTheFieldAndGoWhenItIsDeleted(): void {
		$this->save('mia', [['field_id' => $this->ids['first'], 'column_order' => 30]]);
		$this->assignments->saveAll(self::DOCS, [$this->ids['last']]);
		self::assertSame([['last', 9, true]], $this->shown());
		$this->assignments->saveAll(self::DOCS, [$this->ids['last'], $this->ids['first']]);
		self::assertSame([['last', 9, true], ['first', 30, false]], $this->shown());
		(new FieldUsageRepository($this->connection, $this->assignments, $this->values, $this->folderValues, $this->lock))
			->delete($this->ids['first']);
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_metadataapp_columns'));
	}

	/** @param list<array{field_id: int, show_as_column?: bool|int, column_order?: int, filterable?: 'true'}> $columns */
	private function save(string $user, array $columns): void {
		$this->columns()->save($user, self::DOCS, ['columns' => $columns]);
	}

	/** @return list<array{string, int, bool}> name, order, filterable */
	private function shown(string $user = 'rita', int $folder = self::DOCS): array {
		return array_map(
			static fn (array $column): array => [$column['field_name'], $column['column_order'], $column['filterable']],
			$this->columns()->findAll($user, $folder),
		);
	}

	private function columns(): Columns {
		return new Columns(
			new ColumnRepository($this->connection, $this->lock),
			$this->fields,
			$this->folderService(),
			$this->permissions(),
			$this->sentences,
		);
	}
}
