<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Model\Value\StoredItem;
use OCA\MetadataApp\Model\Value\StoredValue;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCP\DB\Exception;

final class ValueRepositoryTest extends MetadataTestCase {
	public function testReadsItemsInTheirOrder(): void {
		$several = self::change(7, 1, 'z', 'a', 'm');
		$this->values->saveAll([$several, self::change(7, 2, ''), self::change(8, 1, "two\r\nlines é ;#")], self::NOW);
		self::assertSame(
			[7 => [1 => ['z', 'a', 'm'], 2 => ['']], 8 => [1 => ["two\r\nlines é ;#"]]],
			$this->values->findAllOf([8, 7, 9]),
		);
		self::assertSame([7 => [2 => ['']]], $this->values->findAllOf([7, 8], [2, 3]));
		self::assertSame([], $this->values->findAllOf([7, 8], []));
		self::assertSame([], $this->values->findAllOf([]));
	}

	public function testKeepsWhatSortsAndWhen(): void {
		$this->values->saveAll([
			new ValueChange(7, 1, [new StoredValue('Zoë', '334455')]), new ValueChange(7, 2, [new StoredValue('-0.1', '', -0.1)]),
		], self::NOW);
		self::assertSame([
			['field_id' => 1, 'sort_text' => '334455', 'sort_number' => null, 'updated_at' => self::NOW],
			['field_id' => 2, 'sort_text' => '', 'sort_number' => -0.1, 'updated_at' => self::NOW],
		], $this->database->rows('SELECT field_id, sort_text, sort_number, updated_at FROM oc_metadataapp_values ORDER BY field_id'));
	}

	public function testReplacesExactlyTheNamedPairs(): void {
		$this->values->saveAll([
			self::change(7, 1, 'a', 'b', 'c'), self::change(7, 2, 'kept'), self::change(8, 1, 'gone'), self::change(8, 2, 'old'),
			self::change(9, 1, 'kept'), self::change(9, 2, 'gone'),
		], self::NOW);
		$this->values->saveAll([self::change(7, 1, 'd'), self::change(8, 2, 'new'), self::change(8, 1), self::change(9, 2)], self::NOW + 1);
		self::assertSame(
			[7 => [1 => ['d'], 2 => ['kept']], 8 => [2 => ['new']], 9 => [1 => ['kept']]],
			$this->values->findAllOf([7, 8, 9]),
		);
		$this->values->saveAll([], self::NOW);
		self::assertSame(4, array_sum($this->values->countByField([1, 2])));
	}

	public function testSavesMoreThanFitsInOneStatement(): void {
		$changes = $expected = [];
		foreach (range(1, 250) as $file) {
			foreach (range(1, 5) as $field) {
				$changes[] = self::change($file, $field, "$file $field");
				$expected[$file][$field] = ["$file $field"];
			}
		}
		$this->values->saveAll($changes, self::NOW);
		$this->values->saveAll($changes, self::NOW);
		self::assertSame($expected, $this->values->findAllOf(range(1, 250)));
		self::assertSame([2 => 250, 5 => 250], $this->values->countByField([2, 5, 6]));
	}

	public function testAValueThatIsNamedTwiceIsRefused(): void {
		$this->expectException(Exception::class);
		$this->values->saveAll([self::change(7, 1, 'a'), self::change(7, 1, 'b')], self::NOW);
	}

	public function testDeletesThoseOfFilesAndOfAField(): void {
		foreach ([1, 2] as $field) {
			$several = self::change(7, $field, 'a', 'b');
			$this->values->saveAll([$several, self::change(8, $field, 'c'), self::change(9, $field, 'd')], self::NOW);
		}
		$this->values->deleteOf([7, 9, 404]);
		self::assertSame([8 => [1 => ['c'], 2 => ['c']]], $this->values->findAllOf([7, 8, 9]));
		$this->values->deleteOfField(2);
		self::assertSame([8 => [1 => ['c']]], $this->values->findAllOf([7, 8, 9]));
	}

	public function testWalksAFieldOnceThoughManyFilesHaveTheSameTextOrSeveralItems(): void {
		$changes = [self::change(4_000, 2, 'other field')];
		$expected = [];
		foreach (range(1, 1_300) as $file) {
			$items = $file % 3 === 0 ? ['one', 'same', 'same'] : ($file % 100 === 1 ? ["own $file"] : ['same']);
			$changes[] = self::change($file, 1, ...$items);
			foreach ($items as $item => $value) {
				$expected[] = new StoredItem($file, $item, $value);
			}
		}
		$this->values->saveAll($changes, self::NOW);
		$found = iterator_to_array($this->values->findAllOfField(1), false);
		usort($found, static fn (StoredItem $one, StoredItem $other): int => [$one->fileId, $one->item] <=> [$other->fileId, $other->item]);
		self::assertEquals($expected, $found);
		self::assertSame([], iterator_to_array($this->values->findAllOfField(3)));
	}

	public function testGoesThroughTheOwnersOfAFieldInPages(): void {
		$changes = [self::change(4_000, 2, 'other field')];
		foreach (range(1, 300) as $file) {
			$changes[] = self::change($file, 1, ...($file % 3 === 0 ? ['many', 'items'] : ($file % 50 === 1 ? ["own $file"] : ['many'])));
		}
		$this->values->saveAll($changes, self::NOW);
		[$text, $owner, $all] = ['', 0, []];
		do {
			$page = $this->values->findAllOwnersInOrder(1, $text, $owner, 7);
			self::assertSame([], array_intersect_key($all, $page));
			$all += $page;
			[$text, $owner] = [end($page), array_key_last($page)];
		} while (count($page) === 7 && is_string($text) && is_int($owner));
		self::assertCount(300, $all);
		$sorted = $all;
		asort($sorted);
		self::assertSame($sorted, $all);
		$where = 'FROM oc_metadataapp_values WHERE field_id = 1 AND item = 0 AND';
		$plans = $this->plan("SELECT sort_text, file_id $where sort_text > '7' ORDER BY sort_text, file_id LIMIT 9")
			. $this->plan("SELECT sort_text, file_id $where sort_text = '7' AND file_id > 7 ORDER BY sort_text, file_id LIMIT 9");
		self::assertSame(2, substr_count($plans, 'USING COVERING INDEX metadataapp_value_text'));
		self::assertStringNotContainsString('TEMP B-TREE', $plans);
	}

	public function testTextsAndNumbersAreSortedAndCountedByTheirIndexes(): void {
		$field = 'FROM oc_metadataapp_values WHERE field_id = 1 AND item = 0';
		$plans = array_map($this->plan(...), [
			"SELECT file_id $field ORDER BY sort_text, file_id",
			"SELECT file_id $field ORDER BY sort_number DESC, file_id DESC",
			'SELECT file_id FROM oc_metadataapp_values WHERE field_id = 1 AND sort_number >= 2.5 AND sort_number < 7',
			'SELECT field_id, COUNT(*) FROM oc_metadataapp_values WHERE field_id IN (1, 2) AND item = 0 GROUP BY field_id',
			'SELECT * FROM oc_metadataapp_values WHERE file_id IN (7, 8) ORDER BY file_id, field_id, item',
		]);
		self::assertSame([
			'SEARCH oc_metadataapp_values USING COVERING INDEX metadataapp_value_text (field_id=?)',
			'SEARCH oc_metadataapp_values USING COVERING INDEX metadataapp_value_number (field_id=?)',
			'SEARCH oc_metadataapp_values USING COVERING INDEX metadataapp_value_number (field_id=? AND sort_number>? AND sort_number<?)',
		], array_slice($plans, 0, 3));
		self::assertStringContainsString('USING COVERING INDEX metadataapp_value_', $plans[3]);
		self::assertStringNotContainsString('TEMP B-TREE', $plans[3] . $plans[4]);
		self::assertStringContainsString('(file_id=?)', $plans[4]);
	}
}
