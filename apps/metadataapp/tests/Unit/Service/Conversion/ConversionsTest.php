<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Conversion;

use OCA\MetadataApp\BackgroundJob\Convert;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Value\BatchItem;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Service\Batch\Batch;
use OCA\MetadataApp\Service\Value\FileSave;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Tests\Unit\Fake\ConversionTestCase;
use OCA\MetadataApp\Tests\Unit\Fake\LateValues;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\IJobList;

final class ConversionsTest extends ConversionTestCase {
	public function testAPreviewCountsAndChangesNothing(): void {
		$id = $this->amounts();
		$this->assignments->saveAll(self::DOCS, [$id]);
		$before = $this->stored($id);
		$preview = $this->conversions()->preview('root', $id, ['field_type' => 'number']);
		self::assertSame([
			'field_id' => $id, 'state' => 'checked', 'percent' => 100, 'by' => 'root', 'field_type' => 'number', 'field_options' => [],
			'renamed' => [], 'lose_values' => false, 'folders' => 1, 'files' => 3, 'folder_values' => 1, 'changed' => 2,
			'lost' => ['files' => 1, 'folder_values' => 0, 'examples' => [
				['value' => 'much', 'message' => 'Enter a number, such as 12.5.'],
			]],
		], array_diff_key($preview, ['id' => 1]));
		self::assertSame($before, $this->stored($id));
		self::assertSame(['text', []], [$this->fieldService()->findAll()[0]['field_type'], $this->changes()]);
		self::assertSame([$preview], $this->conversions()->findAll());
		self::assertSame([[], 0], [$this->jobs, $this->parts->staged->count($id)]);
		self::assertSame('x', get_object_vars($this->saved(7, ['amount' => 'x'])['metadata'])['amount'] ?? null);
	}

	public function testAValueThatDoesNotFitStopsIt(): void {
		$id = $this->amounts();
		$before = $this->stored($id);
		$stopped = $this->conversions()->start('root', $id, ['field_type' => 'number']);
		self::assertSame(['stopped', 1], [$stopped['state'], $stopped['lost']['files']]);
		self::assertSame([$before, 'text', [], 0], [
			$this->stored($id), $this->fieldService()->findAll()[0]['field_type'], $this->changes(), $this->parts->staged->count($id),
		]);
		self::assertFalse($this->fields->findOrNull($id)?->isConverting);
	}

	public function testItIsTakenAwayWhereSomebodySaysSoAndTheHistoryHasIt(): void {
		$id = $this->amounts();
		$done = $this->conversions()->start('root', $id, ['field_type' => 'number', 'lose_values' => '1']);
		self::assertSame(['done', 100, true, 1], [$done['state'], $done['percent'], $done['lose_values'], $done['lost']['files']]);
		self::assertSame([[7 => '1.5', 8 => '12'], [5 => '3']], [$this->stored($id), $this->stored($id, true)]);
		$this->assertReadersSeeValidValues($id);
		self::assertSame([
			"7 $id: 1.50 to 1.5 by root, convert", "9 $id: much to none by root, unfit", "folder 5 $id: +3 to 3 by root, convert",
		], $this->changes());
		self::assertSame([0, []], [$this->parts->staged->count($id), $this->jobs]);
	}

	public function testNoMoreIsTakenAwayThanThePreviewSaid(): void {
		$id = $this->amounts();
		$plan = ['field_type' => 'number'];
		self::assertSame(1, $this->conversions()->preview('root', $id, $plan)['lost']['files']);
		$this->fill($id, [12 => 'more']);
		$stopped = $this->conversions()->start('root', $id, $plan + ['lose_values' => true]);
		self::assertSame(['stopped', 'more'], [$stopped['state'], $this->stored($id)[12] ?? null]);
		self::assertSame(2, $this->conversions()->preview('root', $id, $plan)['lost']['files']);
		self::assertSame('done', $this->conversions()->start('root', $id, $plan + ['lose_values' => true])['state']);
	}

	public function testOptionsAreRenamedAllAtOnce(): void {
		$id = $this->choices('multiselect');
		$this->fill($id, [7 => 'A;#B', 8 => 'C', 9 => 'B;#C;#D', 10 => 'Old']);
		$this->fill($id, [5 => 'A'], true);
		$renamed = [
			['from' => 'A', 'to' => 'B'], ['from' => 'B', 'to' => 'A'], ['from' => 'D', 'to' => 'C'], ['from' => 'Old', 'to' => 'Former'],
		];
		$done = $this->conversions()->start('root', $id, ['renamed' => $renamed]);
		self::assertSame(['done', 4, ['B', 'A', 'C'], $renamed], [
			$done['state'], $done['changed'], $done['field_options'], $done['renamed'],
		]);
		self::assertSame([7 => 'B;#A', 8 => 'C', 9 => 'A;#C', 10 => 'Former'], $this->stored($id));
		self::assertSame([5 => 'B'], $this->stored($id, true));
		self::assertSame([['B', 'A', 'C'], ['Former']], [$this->definitionOf($id)->shape->options, $this->definitionOf($id)->withdrawn]);
		self::assertSame([
			"7 $id: A;#B to B;#A by root, rename", "9 $id: B;#C;#D to A;#C by root, rename", "10 $id: Old to Former by root, rename",
			"folder 5 $id: A to B by root, rename",
		], $this->changes());
		$this->assertReadersSeeValidValues($id);
	}

	public function testOptionsThatLookLikeNumbersAreOptions(): void {
		$id = $this->assigned(self::DOCS, ['year' => ['type' => 'select', 'field_options' => ['2025', '2026', '07']]])['year'];
		$this->fill($id, [7 => '2025', 8 => '07']);
		$this->conversions()->start('root', $id, ['renamed' => [['from' => '2025', 'to' => '25'], ['from' => '07', 'to' => '2007']]]);
		self::assertSame([[7 => '25', 8 => '2007'], ['25', '2026', '2007']], [
			$this->stored($id), $this->definitionOf($id)->shape->options,
		]);
	}

	public function testOptionsThatAreLeftOutAreWithdrawnAndOthersCome(): void {
		$id = $this->choices('select');
		$this->fill($id, [7 => 'A', 8 => 'B', 9 => 'Old']);
		$done = $this->conversions()->start('root', $id, [
			'field_options' => ['New', 'Alpha'], 'renamed' => [['from' => 'A', 'to' => 'Alpha'], ['from' => 'B', 'to' => 'Beta']],
		]);
		self::assertSame('done', $done['state']);
		self::assertSame([['New', 'Alpha'], ['Beta', 'C', 'D', 'Old']], [
			$this->definitionOf($id)->shape->options, $this->definitionOf($id)->withdrawn,
		]);
		self::assertSame([7 => 'Alpha', 8 => 'Beta', 9 => 'Old'], $this->stored($id));
	}

	public function testViewsFollowTheNamesOfOptions(): void {
		$id = $this->choices('multiselect');
		$filters = ['choice' => ['A', 'C;#D', (object)['contains' => 'A'], 'B', '']];
		$view = $this->viewService()->create('root', self::DOCS, ['name' => 'Some', 'filters' => (object)$filters]);
		$this->conversions()->start('root', $id, ['renamed' => [['from' => 'A', 'to' => 'B'], ['from' => 'D', 'to' => 'Delta']]]);
		$found = $this->viewService()->findAllOf(self::DOCS)[0] ?? [];
		self::assertSame($view['id'], $found['id'] ?? null);
		self::assertEquals((object)['choice' => ['B', 'C;#Delta', (object)['contains' => 'A'], '']], $found['filters'] ?? null);
	}

	public function testAnotherTypeKeepsTheFiltersThatItHas(): void {
		$id = $this->amounts();
		$this->assignments->saveAll(self::DOCS, [$id]);
		$this->viewService()->create('root', self::DOCS, [
			'name' => 'Some', 'filters' => (object)['amount' => ['12', (object)['contains' => 'much'], (object)['empty' => true]]],
		]);
		$this->conversions()->start('root', $id, ['field_type' => 'number', 'lose_values' => true]);
		self::assertEquals(
			(object)['amount' => ['12', (object)['empty' => true]]],
			$this->viewService()->findAllOf(self::DOCS)[0]['filters'] ?? null,
		);
	}

	public function testNamesEverythingThatIsWrong(): void {
		$id = $this->choices('select');
		$wrong = fn (): array => $this->conversions()->start('root', $id, ['field_type' => 'banana', 'renamed' => [
			['from' => 'None', 'to' => 'B'], ['from' => 'A', 'to' => ' '], ['from' => 'C', 'to' => 'x'], ['from' => 'C', 'to' => 'y;#z'],
		]]);
		self::assertSame([400, Reason::INVALID_OPTIONS], self::refused($wrong));
		self::assertSame(
			['/renamed/0/from', '/renamed/1/to', '/renamed/3/from', '/renamed/3/to', '/field_type'],
			array_keys(self::faults($wrong)),
		);
		$text = $this->amounts();
		$none = fn (): array => $this->conversions()->preview('root', $text, ['renamed' => [['from' => 'much', 'to' => 'little']]]);
		self::assertSame([400, Reason::INVALID_OPTIONS], self::refused($none));
		$twice = fn (): array => $this->conversions()->preview('root', $id, ['field_options' => ['A', 'A']]);
		self::assertSame(['/field_options'], array_keys(self::faults($twice)));
		$unknown = fn (): array => $this->conversions()->start('root', 404, []);
		self::assertSame([404, Reason::UNKNOWN_FIELD], self::refused($unknown));
		self::assertSame([], $this->conversions()->findAll());
	}

	public function testNobodySavesValuesOfTheFieldMeanwhileAndEverybodyReadsThem(): void {
		$id = $this->amounts();
		$this->assigned(self::ARCHIVE, []);
		$other = $this->define('other')['id'];
		$this->assignments->saveAll(self::DOCS, [$id, is_int($other) ? $other : 0]);
		$this->begin($id, ['field_type' => 'number']);
		$seen = [];
		do {
			$state = $this->parts->conversions->findOrNull($id)?->state;
			$seen[$state->value ?? ''] = true;
			if (in_array($state, [ConversionState::Staging, ConversionState::Swapping, ConversionState::Recording], true)) {
				self::assertSame([409, Reason::CONVERTING], self::refused(fn (): array => $this->saved(7, ['amount' => '7'])));
				$update = fn (): array => $this->fieldService()->update('root', $id, self::input('amount'));
				self::assertSame([409, Reason::CONVERTING], self::refused($update));
				self::assertSame([409, Reason::CONVERTING], self::refused(fn (): array => $this->fieldService()->delete($id)));
				$again = fn (): array => $this->conversions()->start('root', $id, []);
				self::assertSame([409, Reason::CONVERTING], self::refused($again));
				// What stays as it is, and other fields, are no change of the field.
				$this->saved(7, ['amount' => $this->stored($id)[7] ?? '', 'other' => $state->value]);
			}
			$this->assertReadersSeeValidValues($id);
		} while ($this->parts->work->step($id, 1));
		self::assertSame(['staging', 'swapping', 'recording'], array_keys($seen));
		self::assertSame('8', get_object_vars($this->saved(7, ['amount' => '8'])['metadata'])['amount'] ?? null);
	}

	public function testWhoReadsWhileValuesAreReplacedGetsTypeAndValueOfTheSameMoment(): void {
		$id = $this->amounts();
		$begun = function (string $type) use ($id): void {
			$this->begin($id, ['field_type' => $type]);
			while ($this->parts->conversions->findOrNull($id)?->state !== ConversionState::Swapping) {
				$this->parts->work->step($id);
			}
		};
		$swap = function () use ($id): void {
			if ($this->parts->conversions->findOrNull($id)?->state === ConversionState::Swapping) {
				$this->parts->work->step($id);
			}
		};
		$late = new LateValues($this->connection, $swap);
		$values = new FileValues($this->gate(), $this->fields, $this->assignments, $late, self::createStub(FileSave::class));
		$types = static function (mixed $fields): array {
			self::assertIsArray($fields);
			$ofField = static fn (mixed $field): array => is_array($field) ? [$field['field_type'] ?? 0, $field['value'] ?? 0] : [];
			return array_map($ofField, $fields);
		};
		$begun('number');
		self::assertSame([['number', '1.5']], $types($values->find('will', 7, null, true)));
		$this->parts->work->run($id, 60.0);
		$begun('text');
		self::assertSame([['text', '12']], $types($values->findAll('will', '8', true)->{'8'} ?? []));
	}

	public function testItemsOfABatchAreRefusedOneByOne(): void {
		$id = $this->amounts();
		$other = $this->define('other')['id'];
		$this->assignments->saveAll(self::DOCS, [$id, is_int($other) ? $other : 0]);
		$this->begin($id, ['field_type' => 'number']);
		$batch = new Batch(
			$this->gate(),
			$this->fields,
			$this->settings,
			$this->values,
			$this->history,
			$this->lock,
			$this->edits(),
			$this->heldCells(),
			$this->dispatcher(),
			$this->clock,
		);
		$results = $batch->run('will', [
			BatchItem::save(7, null, ['amount' => '5', 'other' => 'x']), BatchItem::save(8, null, ['other' => 'y']),
		]);
		self::assertSame([Reason::CONVERTING, null], [$results[0]->refusal?->reason, $results[1]->refusal?->reason]);
		$errors = $results[0]->refusal->details['errors'] ?? [];
		self::assertSame(['/metadata/amount'], array_column(is_array($errors) ? $errors : [], 'pointer'));
		self::assertSame([8 => 'y'], $this->stored(is_int($other) ? $other : 0));
	}

	public function testItCanBeGivenUpUntilValuesAreReplaced(): void {
		$id = $this->amounts();
		$before = $this->stored($id);
		$this->begin($id, ['field_type' => 'number']);
		$this->parts->work->step($id, 2);
		self::assertEquals(2, $this->parts->staged->count($id));
		$given = $this->conversions()->cancel($id);
		self::assertSame(['cancelled', $before, 0, []], [
			$given['state'], $this->stored($id), $this->parts->staged->count($id), $this->changes(),
		]);
		$this->saved(7, ['amount' => 'as before']);
		$this->begin($id, ['field_type' => 'number']);
		while ($this->parts->conversions->findOrNull($id)?->state !== ConversionState::Recording) {
			$this->parts->work->step($id, 2);
		}
		self::assertSame([409, Reason::TOO_LATE], self::refused(fn (): array => $this->conversions()->cancel($id)));
		self::assertSame([404, Reason::UNKNOWN_CONVERSION], self::refused(fn (): array => $this->conversions()->cancel(404)));
		while ($this->parts->work->step($id)) {
			continue;
		}
		self::assertSame('done', $this->conversions()->cancel($id)['state']);
	}

	public function testTheJobGoesOnAndLeavesAnotherBehindUntilAllIsDone(): void {
		$id = $this->amounts();
		$this->begin($id, ['field_type' => 'number']);
		self::assertSame('staging', $this->conversions()->findAll()[0]['state'] ?? null);
		self::assertEquals([$id => true], $this->jobs);
		$job = new Convert($this->instance->get(ITimeFactory::class), $this->conversions());
		$job->setArgument(['fieldId' => $id]);
		$job->start($this->instance->get(IJobList::class));
		self::assertSame([[], 'done'], [$this->jobs, $this->conversions()->findAll()[0]['state'] ?? null]);
		$this->conversions()->sweep();
		self::assertCount(1, $this->conversions()->findAll());
		$this->clock->time += 100_000;
		$this->conversions()->sweep();
		self::assertSame([], $this->conversions()->findAll());
	}

	public function testAFieldThatIsMarkedWithoutAConversionIsFreedAgain(): void {
		[$stray, $changing] = [$this->amounts(), $this->field('other')->id];
		$this->fields->saveConverting($stray, true);
		$this->begin($changing, ['field_type' => 'number']);
		$this->conversions()->sweep();
		self::assertSame([$changing], $this->fields->findAllConverting());
		self::assertSame([$changing => true], $this->jobs);
	}

	public function testARequestLeavesALargeExchangeToTheJob(): void {
		$id = $this->amounts();
		$this->begin($id, ['field_type' => 'number']);
		self::assertFalse($this->parts->work->run($id, 60.0, 3));
		self::assertSame(ConversionState::Swapping, $this->parts->conversions->findOrNull($id)?->state);
		self::assertTrue($this->parts->work->run($id, 60.0));
	}

	public function testAFieldThatIsDeletedTakesItAlong(): void {
		$id = $this->amounts();
		$this->begin($id, ['field_type' => 'number']);
		$this->parts->work->step($id, 2);
		(new FieldUsageRepository($this->connection, $this->assignments, $this->values, $this->folderValues, $this->lock))->delete($id);
		self::assertFalse($this->parts->work->step($id));
		self::assertSame([[], 0], [$this->conversions()->findAll(), $this->parts->staged->count($id)]);
	}

	/** A text field `amount` with values of three files and a team folder, of which one is no number. */
	private function amounts(): int {
		$id = $this->assigned(self::DOCS, ['amount' => []])['amount'];
		$this->fill($id, [7 => '1.50', 8 => '12', 9 => 'much']);
		$this->fill($id, [5 => '+3'], true);
		return $id;
	}

	/** A field `choice` with the options A to D, of which `Old` was withdrawn. */
	private function choices(string $type): int {
		$id = $this->assigned(self::DOCS, ['choice' => ['type' => $type, 'field_options' => ['A', 'B', 'C', 'D', 'Old']]])['choice'];
		$this->fieldService()->update('root', $id, self::input('choice', $type, ['field_options' => ['A', 'B', 'C', 'D']]));
		return $id;
	}

	/**
	 * @param array<string, string> $values
	 * @return array{success: true, metadata: \stdClass}
	 */
	private function saved(int $fileId, array $values): array {
		return $this->fileValues()->save('will', $fileId, null, $values);
	}
}
