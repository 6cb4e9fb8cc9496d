<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\BackgroundJob\Convert;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Service\Conversion\PlanReader;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCP\BackgroundJob\IJobList;

/**
 * Fields with values that change together.
 *
 * @phpstan-import-type ConversionStart from Schemas
 */
abstract class ConversionTestCase extends ServicesTestCase {
	protected ConversionParts $parts;
	/** @var array<int, true> fields whose job is in the list */
	protected array $jobs = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->parts = new ConversionParts($this->connection, $this->clock, $this->sentences, new AnybodyKnown());
	}

	protected function conversions(): Conversions {
		$jobs = self::createStub(IJobList::class);
		$fieldOf = static function (string $job, array $argument): int {
			self::assertSame(Convert::class, $job);
			return is_int($argument['fieldId'] ?? null) ? $argument['fieldId'] : self::fail('No field');
		};
		$jobs->method('add')->willReturnCallback(function (string $job, array $argument) use ($fieldOf): void {
			$this->jobs[$fieldOf($job, $argument)] = true;
		});
		$jobs->method('remove')->willReturnCallback(function (string $job, array $argument) use ($fieldOf): void {
			unset($this->jobs[$fieldOf($job, $argument)]);
		});
		return $this->parts->service($jobs);
	}

	/**
	 * As `start`, without a step of the work.
	 *
	 * @param ConversionStart $sent
	 */
	protected function begin(int $fieldId, array $sent, bool $mayLose = true, ConversionState $state = ConversionState::Staging): void {
		$this->lock->holdField($fieldId, function (Field $field) use ($sent, $mayLose, $state): void {
			$plan = (new PlanReader($this->sentences))->read($sent, $field->definition, $mayLose);
			$total = ($this->values->countByField([$field->id])[$field->id] ?? 0)
				+ ($this->folderValues->countByField([$field->id])[$field->id] ?? 0);
			$this->parts->conversions->create($field->id, $state, 'root', $plan, new Tally($total), self::NOW);
			$this->fields->saveConverting($field->id, $state === ConversionState::Staging);
		});
	}

	/** @param array<int, string> $texts canonical values by owner, saved as the field has them now */
	protected function fill(int $fieldId, array $texts, bool $ofFolders = false): void {
		$codec = Codecs::of($this->definitionOf($fieldId)->shapeOfOld());
		$changes = [];
		foreach ($texts as $owner => $text) {
			$changes[] = ValueChange::to($owner, $fieldId, $codec, $text);
		}
		($ofFolders ? $this->folderValues : $this->values)->saveAll($changes, self::NOW);
		// As saves do.
		$places = array_fill_keys(array_keys($texts), self::DOCS);
		if ($places !== [] && !$ofFolders) {
			$this->lock->holdFiles($places, [], static fn (): bool => true);
		}
		foreach ($ofFolders ? array_keys($texts) : [] as $folderId) {
			$this->lock->holdFolder($folderId, [], static fn (): bool => true);
		}
	}

	/** @return array<int, string> canonical values by owner */
	protected function stored(int $fieldId, bool $ofFolders = false): array {
		$table = $ofFolders ? $this->folderValues : $this->values;
		$stored = [];
		foreach ($table->findAllOf($table->findAllOwners($fieldId, 0, 100_000), [$fieldId]) as $owner => $fields) {
			$stored[$owner] = implode(';#', $fields[$fieldId] ?? []);
		}
		return $stored;
	}

	protected function definitionOf(int $fieldId): FieldDefinition {
		return $this->fields->findOrNull($fieldId)->definition ?? self::fail('No field');
	}

	/** Nothing that is stored is other than what the field, as it is now, stores of the same text. */
	protected function assertReadersSeeValidValues(int $fieldId): void {
		$codec = Codecs::of($this->definitionOf($fieldId)->shapeOfOld());
		foreach ([false, true] as $ofFolders) {
			foreach ($this->stored($fieldId, $ofFolders) as $owner => $text) {
				self::assertSame($text, $codec->parse($text, null), "Value of $owner");
			}
		}
		$isText = $codec->sortColumn() === SortColumn::Text;
		$column = $isText ? "sort_text = ''" : 'sort_number IS NULL';
		self::assertSame(0, $this->database->value("SELECT COUNT(*) FROM oc_metadataapp_values WHERE field_id = $fieldId AND $column"));
	}
}
