<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Field;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class FieldsTest extends ServicesTestCase {
	public function testANewFieldIsAnsweredWhole(): void {
		$saved = $this->define('file_gf_status', 'multi_select', [
			'field_options' => "Draft\nFinal", 'is_required' => '1', 'applies_to_groupfolder' => 0, 'filterable' => true,
			'column_order' => 3,
		]);
		self::assertSame([
			'id' => $saved['id'], 'field_name' => 'file_gf_status', 'field_label' => 'File_gf_status', 'field_type' => 'multiselect',
			'field_description' => '', 'field_options' => ['Draft', 'Final'], 'withdrawn_options' => [], 'is_required' => true,
			'sort_order' => 0, 'scope' => 'groupfolder', 'applies_to_groupfolder' => 0, 'show_as_column' => false, 'column_order' => 3,
			'filterable' => true, 'success' => true,
		], $saved);
		unset($saved['success']);
		self::assertSame([$saved], $this->fieldService()->findAll());
	}

	public function testNamesEverythingThatIsWrongAtOnce(): void {
		$this->define('taken');
		$input = self::input('Status', 'date', ['field_options' => ['includeTime' => true, 'zone' => 'UTC'], 'field_label' => ' ']);
		$create = fn (): array => $this->fieldService()->create(['field_label' => ' '] + $input);
		self::assertSame([400, Reason::INVALID_NAME], self::refused($create));
		self::assertSame([
			'/field_name' => 'The name may only contain lowercase letters, numbers and underscores, and must start with a letter.',
			'/field_label' => 'Fill this in.',
			'/field_options' => 'A date has no options zone. Only includeTime is supported.',
		], self::faults($create));
		$banana = fn (): array => $this->define('taken', 'banana');
		self::assertSame([400, Reason::INVALID_TYPE], self::refused($banana));
		self::assertSame(['/field_type', '/field_name'], array_keys(self::faults($banana)));
		self::assertCount(1, $this->fieldService()->findAll());
	}

	public function testANameBelongsToOneField(): void {
		[$one, $two] = [$this->define('one'), $this->define('two')];
		self::assertSame([400, Reason::TAKEN_NAME], self::refused(fn (): array => $this->define('one')));
		self::assertSame([400, Reason::TAKEN_NAME], self::refused(fn (): array => $this->update($two, self::input('one'))));
		self::assertSame('one', $this->update($one, self::input('one', 'text', ['field_label' => 'First']))['field_name']);
	}

	public function testThereAreAsManyAsTheContractSays(): void {
		$rows = implode(', ', array_map(static fn (int $id): string =>
			"('f$id', 'F', 'text', '{\"choices\":[],\"withdrawn\":[],\"hasTime\":false}', '', 0, 0)", range(1, Limits::FIELDS - 1)));
		$this->database->run(
			"INSERT INTO oc_metadataapp_fields (field_name, label, type, options, description, created_at, updated_at) VALUES $rows",
		);
		$this->define('last');
		self::assertSame([400, Reason::TOO_MANY_FIELDS], self::refused(fn (): array => $this->define('too_many')));
		self::assertSame(Limits::FIELDS, $this->fields->count());
	}

	public function testADefinitionIsReplacedAndValuesStay(): void {
		$field = $this->define('status', 'text', ['is_required' => true, 'field_description' => 'Why', 'sort_order' => 4]);
		$id = $this->idOf($field);
		$this->values->saveAll([self::change(7, $id, 'Draft')], self::NOW);
		$this->clock->time += 5;
		$saved = $this->update($field, self::input('state'));
		self::assertSame(['state', '', false, 0], [
			$saved['field_name'], $saved['field_description'], $saved['is_required'], $saved['sort_order'],
		]);
		self::assertSame([7 => [$id => ['Draft']]], $this->values->findAllOf([7]));
		$unknown = fn (): array => $this->fieldService()->update('root', 404, self::input('x'));
		self::assertSame([404, Reason::UNKNOWN_FIELD], self::refused($unknown));
		self::assertSame([404, Reason::UNKNOWN_FIELD], self::refused(fn (): array => $this->fieldService()->delete(404)));
	}

	public function testOptionsThatAreLeftOutAreWithdrawnAndComeBack(): void {
		$field = $this->define('status', 'select', ['field_options' => ['Draft', 'Final', 'Old']]);
		$id = $this->idOf($field);
		$this->values->saveAll([self::change(7, $id, 'Old')], self::NOW);
		$options = fn (string ...$sent): array => array_intersect_key(
			$this->update($field, self::input('status', 'select', ['field_options' => $sent])),
			['field_options' => 1, 'withdrawn_options' => 1],
		);
		self::assertSame(['field_options' => ['Final', 'New'], 'withdrawn_options' => ['Draft', 'Old']], $options('Final', 'New'));
		self::assertSame(['field_options' => ['Final', 'Old'], 'withdrawn_options' => ['New', 'Draft']], $options('Final', 'Old'));
		self::assertSame(['field_options' => [], 'withdrawn_options' => ['Final', 'Old', 'New', 'Draft']], $options());
		self::assertSame([7 => [$id => ['Old']]], $this->values->findAllOf([7]));
		// A list of several takes what one of them may be, whether it is still offered or not.
		self::assertSame('multiselect', $this->update($field, self::input('status', 'multiselect'))['field_type']);
	}

	public function testAnotherTypeIsRefusedWhereAValueWouldBeLost(): void {
		$field = $this->define('amount');
		$id = $this->idOf($field);
		$this->values->saveAll([
			self::change(7, $id, '1.50'), self::change(8, $id, 'much'), self::change(9, $id, 'more'), self::change(10, $id, 'more'),
		], self::NOW);
		$this->folderValues->saveAll([self::change(5, $id, '12x')], self::NOW);
		$refusal = self::refusal(fn (): array => $this->update($field, self::input('amount', 'number')));
		self::assertSame([409, Reason::VALUES_WOULD_BE_LOST], [$refusal->status(), $refusal->reason]);
		$message = 'Enter a number, such as 12.5.';
		self::assertSame(['lost' => ['files' => 3, 'folder_values' => 1, 'examples' => [
			['value' => 'much', 'message' => $message], ['value' => 'more', 'message' => $message],
			['value' => '12x', 'message' => $message],
		]]], $refusal->details);
		self::assertSame('text', $this->fieldService()->findAll()[0]['field_type']);
		self::assertSame([7 => [$id => ['1.50']]], $this->values->findAllOf([7]));
		self::assertSame([], $this->changes());
	}

	public function testAnotherTypeThatFitsWritesValuesItsOwnWay(): void {
		$field = $this->define('amount');
		$id = $this->idOf($field);
		$this->values->saveAll([self::change(7, $id, '1.50'), self::change(8, $id, '12')], self::NOW);
		$this->folderValues->saveAll([self::change(5, $id, '+3')], self::NOW);
		self::assertSame('number', $this->update($field, self::input('amount', 'number'))['field_type']);
		self::assertSame([7 => [$id => ['1.5']], 8 => [$id => ['12']]], $this->values->findAllOf([7, 8]));
		self::assertEquals([1.5, 12.0], $this->database->column('SELECT sort_number FROM oc_metadataapp_values ORDER BY file_id'));
		self::assertSame(["7 $id: 1.50 to 1.5 by root, convert", "folder 5 $id: +3 to 3 by root, convert"], $this->changes());
	}

	public function testSeveralChoicesFitNoSingleOne(): void {
		$field = $this->define('tags', 'multiselect', ['field_options' => ['A', 'B']]);
		$id = $this->idOf($field);
		$this->values->saveAll([self::change(7, $id, 'A', 'B'), self::change(8, $id, 'A')], self::NOW);
		$single = fn (): array => $this->update($field, self::input('tags', 'select', ['field_options' => ['A', 'B']]));
		$lost = self::refusal($single)->details['lost'] ?? null;
		self::assertIsArray($lost);
		self::assertSame(1, $lost['files'] ?? null);
		$this->values->deleteOf([7]);
		self::assertSame('select', $single()['field_type']);
	}

	public function testNobodyBecomesAPersonWhoDoesNotExist(): void {
		$field = $this->define('owner');
		$this->values->saveAll([self::change(7, $this->idOf($field), 'will'), self::change(8, $this->idOf($field), 'WILL')], self::NOW);
		$lost = self::refusal(fn (): array => $this->update($field, self::input('owner', 'user')))->details['lost'] ?? null;
		self::assertIsArray($lost);
		self::assertSame(
			[['value' => 'WILL', 'message' => 'Nobody here has the account “WILL”. Choose another person.']],
			$lost['examples'] ?? null,
		);
	}

	public function testWhetherADateHasATimeRewritesNothing(): void {
		$field = $this->define('due', 'date', ['field_options' => ['includeTime' => false]]);
		$this->values->saveAll([self::change(7, $this->idOf($field), '2026-11-28')], self::NOW);
		$saved = $this->update($field, self::input('due', 'date', ['field_options' => ['includeTime' => 'true']]));
		self::assertSame(['includeTime' => true], $saved['field_options']);
		self::assertSame([7 => [$this->idOf($field) => ['2026-11-28']]], $this->values->findAllOf([7]));
		self::assertSame(['includeTime' => false], $this->update($field, self::input('due', 'date'))['field_options']);
	}

	public function testDeletingTellsWhatWentAlong(): void {
		$field = $this->define('status');
		$id = $this->idOf($field);
		$this->assignments->saveAll(self::DOCS, [$id]);
		$this->values->saveAll([self::change(7, $id, 'x'), self::change(8, $id, 'y')], self::NOW);
		self::assertSame(
			[['field_id' => $id, 'folders' => 1, 'files' => 2, 'folder_values' => 0]],
			$this->fieldService()->findAllUsage(),
		);
		$deleted = ['success' => true, 'deleted' => ['folders' => 1, 'files' => 2, 'folder_values' => 0]];
		self::assertSame($deleted, $this->fieldService()->delete($id));
		self::assertSame([], $this->values->findAllOf([7, 8]));
	}

	/**
	 * @param array<string, mixed> $field
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>
	 */
	private function update(array $field, array $sent): array {
		/** @phpstan-ignore argument.type (the tests send what the contract accepts) */
		return $this->fieldService()->update('root', $this->idOf($field), $sent);
	}

	/** @param array<string, mixed> $field */
	private function idOf(array $field): int {
		return is_int($field['id'] ?? null) ? $field['id'] : self::fail('No id');
	}
}
