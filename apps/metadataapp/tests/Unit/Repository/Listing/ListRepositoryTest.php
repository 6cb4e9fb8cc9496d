<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Listing;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Tests\Unit\Fake\ListTestCase;

final class ListRepositoryTest extends ListTestCase {
	private const TEXTS = ['Straße', 'strasse', 'Été', 'été', 'Zoo', 'a', 'a ', 'A', 'ab', '0', '7', '10', '%', '_', "it's", 'ДА', '東京'];
	private const TEST_SEED = 20_261_128;
	private const FILES = 150;

	public function testFindsAndSortsAsTheRulesOfEachTypeSay(): void {
		$random = new \Random\Randomizer(new \Random\Engine\Mt19937(self::TEST_SEED));
		[$fields, $present] = $this->filled($random);
		foreach ($fields as $name => $field) {
			$codec = Codecs::of($field->definition->shape);
			foreach (self::wishes($name) as $wish) {
				$filter = self::filter($field, $wish);
				$expected = array_keys(array_filter(
					$present[$name],
					static fn (?string $value): bool => $codec->matches($filter->conditions, $value),
				));
				$label = "$name " . json_encode($wish);
				$found = $this->lists->findPage(self::everything($filter), self::by(null));
				self::assertEqualsCanonicalizing($expected, $found, $label);
				self::assertSame(count($expected), $this->lists->count(self::everything($filter)), $label);
			}
			foreach ([false, true] as $isDescending) {
				$found = $this->lists->findPage(self::everything(), self::by($field, $isDescending));
				self::assertCount(self::FILES, array_unique($found), $name);
				foreach (array_slice($found, 1) as $place => $id) {
					$order = $codec->compare($present[$name][$found[$place]] ?? null, $present[$name][$id] ?? null, $isDescending);
					self::assertLessThanOrEqual(0, $order, "$name $found[$place] $id");
				}
			}
		}
	}

	public function testFiltersOfSeveralFieldsAllHaveToFit(): void {
		[$status, $count] = [$this->field('status'), $this->made('count', FieldType::Number)];
		foreach ([1 => ['Draft', '5'], 2 => ['Draft', '50'], 3 => ['Final', '5'], 4 => [null, '5']] as $id => [$text, $number]) {
			$this->place($id, "$id");
			$this->set($status, $id, $text);
			$this->set($count, $id, $number);
		}
		$selection = self::everything(self::filter($status, ['Draft', 'Other']), self::filter($count, [['from' => 1, 'to' => 9]]));
		self::assertSame([1], $this->lists->findPage($selection, self::by($status)));
		$either = self::everything(self::filter($status, ['Final', null, 'Draft']), self::filter($count, 5));
		self::assertSame([1, 3, 4], $this->lists->findPage($either, self::by($status)));
	}

	public function testPagesHaveEverythingOnceWithEmptyValuesLast(): void {
		$status = $this->field('status');
		foreach (range(1, 9) as $id) {
			$this->place($id, sprintf('%02d', 20 - $id));
			$this->set($status, $id, $id % 3 === 0 ? "s$id" : null);
		}
		$all = [3, 6, 9, 8, 7, 5, 4, 2, 1];
		self::assertSame($all, $this->lists->findPage(self::everything(), self::by($status)));
		self::assertSame([9, 6, 3, 8, 7, 5, 4, 2, 1], $this->lists->findPage(self::everything(), self::by($status, true)));
		foreach ([1, 2, 4] as $size) {
			$read = [];
			for ($offset = 0; $offset < 12; $offset += $size) {
				array_push($read, ...$this->lists->findPage(self::everything(), self::by($status), $offset, $size));
			}
			self::assertSame($all, $read, "$size");
		}
		self::assertSame([9, 8, 7], $this->lists->findPage(self::everything(), self::by(null), 0, 3));
		self::assertSame([1, 2, 3], $this->lists->findPage(self::everything(), self::by(null, true), 0, 3));
	}

	public function testFilesOfOtherTeamFoldersAndWhatIsHiddenAreNeitherFoundNorCounted(): void {
		$status = $this->field('status');
		$this->place(10, 'open', isFolder: true);
		$this->place(20, 'closed', isFolder: true);
		foreach ([11 => 10, 12 => 10, 21 => 20, 22 => 20, 31 => self::TOP] as $id => $parent) {
			$this->place($id, "$id", $parent);
			$this->set($status, $id, "value $id");
		}
		$this->place(40, 'other', 300, folder: 6);
		$this->set($status, 40, 'value 40');
		$found = fn (Sight $sight): array => $this->lists->findPage(new Selection($sight), self::by($status));
		self::assertSame([11, 12, 21, 22, 31, 20, 10], $found(Sight::all(self::DOCS)));
		self::assertSame([], $found(Sight::none(self::DOCS)));
		$many = Sight::partly(self::DOCS, [self::TOP, 10], [20], [22], [12, 20]);
		$few = Sight::partly(self::DOCS, [10], [self::TOP, 20], [22], [12]);
		self::assertSame([11, 22, 31, 10], $found($many));
		self::assertSame([11, 22], $found($few));
		self::assertSame([['value 11', 1], ['value 22', 1]], $this->lists->countByValue(
			new Selection($few),
			$status->id,
			SortColumn::Text,
			10,
		));
		$distinct = $this->lists->findAllDistinct(new Selection($few), $status->id, SortColumn::Text, null, 0, 9);
		self::assertSame(['value 11', 'value 22'], $distinct);
		self::assertSame(2, $this->lists->count(new Selection($few)));
		self::assertSame([22], $this->lists->findPage(new Selection($few, [], [22, 21, 40]), self::by(null)));
	}

	public function testCountsGroupsAndSumsWhatFits(): void {
		$tags = $this->made('tags', FieldType::Multiselect, ['red', 'blue']);
		[$price, $empty] = [$this->made('price', FieldType::Number), $this->made('empty', FieldType::Number)];
		foreach ([1 => ['red;#blue', '0.1'], 2 => ['blue', '0.2'], 3 => [null, '-4']] as $id => [$tag, $number]) {
			$this->place($id, "$id");
			$this->set($tags, $id, $tag);
			$this->set($price, $id, $number);
		}
		self::assertSame(
			[['blue', 2], ['red', 1], [null, 1]],
			$this->lists->countByValue(self::everything(), $tags->id, SortColumn::Text, 10),
		);
		self::assertSame([['blue', 2], [null, 1]], $this->lists->countByValue(self::everything(), $tags->id, SortColumn::Text, 1));
		$blue = self::everything(self::filter($tags, 'blue'));
		$sums = $this->lists->findAllSums($blue, [$price->id, $empty->id]);
		self::assertSame([$price->id], array_keys($sums));
		self::assertEqualsWithDelta(0.3, $sums[$price->id], 1e-9);
		self::assertSame([], $this->lists->findAllSums($blue, []));
		$both = $this->lists->findAllSumsByValue(self::everything(), $tags->id, ['blue', 'red'], [$price->id, $empty->id]);
		self::assertSame(['blue', 'red'], array_keys($both));
		self::assertEqualsWithDelta([[$price->id => 0.3], [$price->id => 0.1]], [$both['blue'], $both['red']], 1e-9);
		$few = $this->lists->findAllSumsByValue(self::everything(self::filter($price, '0.2')), $tags->id, ['blue', 'red'], [$price->id]);
		self::assertSame(['blue' => [$price->id => 0.2]], $few);
		self::assertSame([], $this->lists->findAllSumsByValue(self::everything(), $tags->id, [], [$price->id]));
		self::assertSame([], $this->lists->findAllSumsByValue(self::everything(), $tags->id, ['blue'], []));
	}

	/** @return array{array<string, Field>, array<string, array<int, ?string>>} fields, and values by their names and files */
	private function filled(\Random\Randomizer $random): array {
		$fields = [
			'text' => $this->field('text'),
			'number' => $this->made('number', FieldType::Number),
			'date' => $this->made('date', FieldType::Date),
			'checkbox' => $this->made('checkbox', FieldType::Checkbox),
			'multiselect' => $this->made('multiselect', FieldType::Multiselect, ['red', 'green', 'Blue']),
			'user' => $this->made('user', FieldType::User),
			'filelink' => $this->made('filelink', FieldType::Filelink),
		];
		$present = [];
		foreach (range(1, self::FILES) as $id) {
			$this->place($id, "file $id");
			foreach ($fields as $name => $field) {
				$value = $random->getInt(0, 4) === 0 ? null : match ($name) {
					'text' => ($random->getInt(0, 9) === 0 ? str_repeat('long ', 40) : '') . self::pick($random, self::TEXTS),
					'number' => self::pick($random, ['0', '-0.5', '7', '10', '1234567.25', '-12', '0.1']),
					'date' => sprintf('2026-%02d-%02d', $random->getInt(1, 6), $random->getInt(1, 28)),
					'checkbox' => self::pick($random, ['0', '1']),
					'multiselect' => self::pick($random, ['red', 'red;#green', 'green;#Blue', 'red;#green;#Blue']),
					'user' => self::pick($random, ['mia', 'Mia', 'will']),
					'filelink' => self::pick($random, ['7:/a.txt', '8:/Straße.md', '7:/a.txt;#9:/b.txt']),
				};
				$present[$name][$id] = is_string($value) ? $value : null;
				$this->set($field, $id, $present[$name][$id]);
			}
		}
		return [$fields, $present];
	}

	/** @return list<array<array-key, mixed>|string|int|null> */
	private static function wishes(string $name): array {
		return [null, ['empty' => true], ['empty' => false], ...match ($name) {
			'text' => [
				...self::TEXTS, ['a', 'Zoo'], ['contains' => 'STRASSE'], ['contains' => 'e'], ['contains' => '%'], ['contains' => 'ong zo'],
			],
			'number' => [0, '7', ['-0.5', 10], ['from' => 0], ['to' => 0], ['from' => '0.1', 'to' => '1234567.25']],
			'date' => [
				'2026-03-15', ['from' => '2026-03-01'], ['to' => '2026-03-10'], ['relative' => 'this-month'],
				['relative' => 'last-days', 'days' => 30],
			],
			'checkbox' => ['0', '1', ['0', '1']],
			'multiselect' => ['red', 'red;#Blue', ['Blue', 'green'], 'blue', ['contains' => 'RE']],
			'user' => ['mia', ['me' => true], ['contains' => 'mi']],
			default => ['7', '9', '7:/a.txt;#9:/b.txt', ['contains' => 'strasse']],
		}];
	}

	/** @param list<string> $options */
	private function made(string $name, FieldType $type, array $options = []): Field {
		return $this->fields->create(new FieldDefinition($name, $name, new FieldShape($type, $options)), self::NOW);
	}

	/** @param non-empty-list<string> $values */
	private static function pick(\Random\Randomizer $random, array $values): string {
		return $values[$random->getInt(0, count($values) - 1)] ?? $values[0];
	}
}
