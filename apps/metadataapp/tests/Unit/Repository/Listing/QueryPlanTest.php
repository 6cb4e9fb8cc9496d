<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Listing;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Repository\Listing\ContainedTexts;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCA\MetadataApp\Tests\Unit\Fake\ListTestCase;
use OCP\DB\IResult;
use OCP\IDBConnection;

/** That lists are read from indexes. What SQLite says here, the figures ask MariaDB and PostgreSQL about a filled database. */
final class QueryPlanTest extends ListTestCase {
	/** @var list<array{string, list<mixed>}> statements with their parameters */
	private array $asked = [];

	public function testSortingReadsAnIndexInItsOrder(): void {
		[$text, $number] = [$this->field('text'), $this->number()];
		foreach ([$text->id => $text, $number->id => $number] as $field) {
			foreach ([false, true] as $isDescending) {
				$this->asked = [];
				$this->watched()->findPage(self::everything(), self::by($field, $isDescending), 0, 100);
				$index = $field === $text ? 'metadataapp_value_text' : 'metadataapp_value_number';
				$plan = $this->planOf(0);
				self::assertStringContainsString("SEARCH s USING COVERING INDEX $index (field_id=?)", $plan);
				self::assertStringContainsString('SEARCH i USING INTEGER PRIMARY KEY (rowid=?)', self::keyed($plan));
				self::assertStringNotContainsString('TEMP B-TREE', $plan);
				$rest = $this->planOf(1);
				self::assertStringContainsString('metadataapp_place_name (folder_id=?)', $rest);
				self::assertStringNotContainsString('TEMP B-TREE', $rest);
			}
		}
	}

	public function testFiltersAreFoundByAnIndex(): void {
		[$text, $number] = [$this->field('text'), $this->number()];
		$selection = new Selection(
			Sight::all(self::DOCS),
			[self::filter($text, ['a', 'b']), self::filter($number, [['from' => 1, 'to' => 5]])],
		);
		$this->watched()->findPage($selection, self::by($text), 0, 100);
		foreach ([0, 1] as $query) {
			$plan = $this->planOf($query);
			self::assertStringContainsString('SEARCH f USING INDEX metadataapp_value_text (field_id=? AND sort_text=?)', $plan);
			self::assertStringContainsString('INDEX metadataapp_value_number (field_id=? AND sort_number>? AND sort_number<?)', $plan);
			self::assertStringNotContainsString('SCAN f', $plan);
			self::assertStringNotContainsString('TEMP B-TREE', $plan);
		}
	}

	public function testNamesCountsAndWhatIsHiddenNeedNoOtherTable(): void {
		$this->watched()->findPage(self::everything(), self::by(null), 0, 100);
		self::assertStringContainsString('USING COVERING INDEX metadataapp_place_name (folder_id=?)', $this->planOf(0));
		$this->asked = [];
		$this->watched()->findPage(new Selection(Sight::partly(self::DOCS, [1, 2, 3], [4], [], [])), self::by(null), 0, 100);
		self::assertStringContainsString('USING COVERING INDEX metadataapp_place_name (folder_id=?)', $this->planOf(0));
		self::assertStringNotContainsString('TEMP B-TREE', $this->planOf(0));
	}

	public function testValuesToChooseFromAreReadInTheOrderOfTheirIndex(): void {
		$text = $this->field('text');
		$this->watched()->findAllDistinct(self::everything(), $text->id, SortColumn::Text, null, 0, 10);
		$plan = $this->planOf(0);
		self::assertStringContainsString('SEARCH g USING INDEX metadataapp_value_text (field_id=?)', $plan);
		self::assertStringNotContainsString('USE TEMP B-TREE FOR ORDER BY', $plan);
	}

	public function testSumsOfGroupsReadNoTableAsAWhole(): void {
		[$text, $number] = [$this->field('text'), $this->number()];
		$this->watched()->findAllSumsByValue(self::everything(), $text->id, ['a'], [$number->id]);
		$plan = $this->planOf(0);
		self::assertMatchesRegularExpression('/SEARCH g USING INDEX \w+ \(field_id=\?/', $plan);
		self::assertMatchesRegularExpression('/SEARCH n USING INDEX \w+ \(\w+=\? AND \w+=\?/', $plan);
		self::assertStringNotContainsString('SCAN', $plan);
	}

	private function number(): Field {
		return $this->fields->create(new FieldDefinition('number', 'number', new FieldShape(FieldType::Number)), self::NOW);
	}

	/** The real repository, over a database that notes what it is asked. */
	private function watched(): ListRepository {
		$database = self::createStub(IDBConnection::class);
		$database->method('executeQuery')->willReturnCallback(function (string $sql, array $parameters = []): IResult {
			$this->asked[] = [$sql, array_values($parameters)];
			return $this->connection->executeQuery($sql, array_values($parameters));
		});
		return new ListRepository($database, new SelectionSql(new ContainedTexts($database)));
	}

	private function planOf(int $query): string {
		[$sql, $parameters] = $this->asked[$query] ?? self::fail('There was no such query');
		$plan = $this->connection->executeQuery("EXPLAIN QUERY PLAN $sql", $parameters)->fetchAllAssociative();
		return implode('; ', array_filter(array_column($plan, 'detail'), is_string(...)));
	}

	/** SQLite names the key of a table by its index, or as the number of the row. */
	private static function keyed(string $plan): string {
		$byIndex = '/SEARCH i USING INDEX sqlite_autoindex_\w+ \(file_id=\?\)/';
		return preg_replace($byIndex, 'SEARCH i USING INTEGER PRIMARY KEY (rowid=?)', $plan) ?? '';
	}
}
