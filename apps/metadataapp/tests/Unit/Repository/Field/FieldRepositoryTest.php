<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Field;

use OCA\MetadataApp\Exception\NameTaken;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class FieldRepositoryTest extends MetadataTestCase {
	public function testReadsWhatItStored(): void {
		$definition = new FieldDefinition(
			name: 'file_gf_status',
			label: 'Größe / "État"',
			shape: new FieldShape(FieldType::Select, ['Draft', "It's ;# done", '0'], true),
			description: "Two\nlines",
			withdrawn: ['Old'],
			isRequired: true,
			sortOrder: 7,
			isOfFolder: true,
			isColumn: true,
			columnOrder: 3,
			isFilterable: true,
		);
		$created = $this->fields->create($definition, self::NOW);
		self::assertEquals(new Field($created->id, $definition, self::NOW, self::NOW), $created);
		self::assertEquals($created, $this->fields->findOrNull($created->id));
		self::assertEquals($created, $this->fields->findByNameOrNull('file_gf_status'));

		$plain = new FieldDefinition('file_gf_state', '', new FieldShape(FieldType::Text));
		self::assertTrue($this->fields->save($created->id, $plain, self::NOW + 5));
		self::assertEquals(new Field($created->id, $plain, self::NOW, self::NOW + 5), $this->fields->findOrNull($created->id));
		self::assertNull($this->fields->findByNameOrNull('file_gf_status'));
	}

	public function testNoTwoFieldsHaveOneName(): void {
		$this->field('one');
		$two = $this->field('two');
		self::assertSame('one', self::takenName(fn (): Field => $this->field('one')));
		$renamed = new FieldDefinition('one', 'Two', new FieldShape(FieldType::Text));
		self::assertSame('one', self::takenName(fn (): bool => $this->fields->save($two->id, $renamed, self::NOW)));
		self::assertSame(2, $this->fields->count());
		self::assertEquals($two, $this->fields->findOrNull($two->id));
	}

	public function testAFieldThatIsGoneIsNotSaved(): void {
		self::assertFalse($this->fields->save(404, new FieldDefinition('one', 'One', new FieldShape(FieldType::Text)), self::NOW));
		self::assertSame(0, $this->fields->count());
		self::assertNull($this->fields->findOrNull(404));
	}

	public function testAnIdIsNeverGivenAgain(): void {
		$id = $this->field('one')->id;
		$this->database->run('DELETE FROM oc_metadataapp_fields');
		self::assertGreaterThan($id, $this->field('two')->id);
	}

	public function testFindsManyInOneGo(): void {
		[$one, $two, $three] = [$this->field('one'), $this->field('two'), $this->field('three')];
		self::assertEquals([$one->id => $one, $three->id => $three], $this->fields->findAllById([$three->id, 404, $one->id]));
		self::assertSame([], $this->fields->findAllById([]));
		self::assertEquals([$one, $two, $three], $this->fields->findAll());
	}

	public function testOrdersAsListedAndLeavesTheOthers(): void {
		[$one, $two, $three] = [$this->field('one')->id, $this->field('two')->id, $this->field('three')->id];
		$this->field('four');
		$this->fields->saveOrder([$three, $one, $three, 404, $two]);
		self::assertSame(['four 0', 'three 0', 'one 1', 'two 3'], $this->orders());
		$this->fields->saveOrder([]);
		self::assertSame(['four 0', 'three 0', 'one 1', 'two 3'], $this->orders());
	}

	public function testFindsThoseOfATeamFolderInItsOrder(): void {
		[$one, $two, $three] = [$this->field('one'), $this->field('two'), $this->field('three')];
		$this->assignments->saveAll(5, [$three->id, $one->id]);
		$this->assignments->saveAll(6, [$two->id]);
		self::assertEquals([$three, $one], $this->fields->findAllAssigned(5));
		self::assertSame([], $this->fields->findAllAssigned(7));
		$ofFolder = $this->fields->create(new FieldDefinition('four', 'Four', $one->definition->shape, isOfFolder: true), self::NOW);
		$this->assignments->saveAll(5, [$three->id, $ofFolder->id, $one->id]);
		self::assertEquals([$ofFolder], $this->fields->findAllAssignedTo(5, true));
		$byId = $this->fields->findAllOfFilesById(5);
		self::assertEquals([$three->id => $three, $one->id => $one], $byId);
		self::assertSame([$three->id, $one->id], array_keys($byId));
		self::assertSame(['three', 'one'], array_keys($this->fields->findAllOfFilesByName(5)));
	}

	/** @return list<mixed> names and places, by place and name */
	private function orders(): array {
		return $this->database->column(
			"SELECT field_name || ' ' || sort_order FROM oc_metadataapp_fields ORDER BY sort_order, field_name",
		);
	}

	/** @param callable(): mixed $call */
	private static function takenName(callable $call): string {
		try {
			$call();
		} catch (NameTaken $taken) {
			return $taken->getMessage();
		}
		self::fail('Nothing was refused');
	}
}
