<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Model\Value;

use OCA\MetadataApp\Model\Definition\FieldLabel;
use OCA\MetadataApp\Model\Definition\FieldName;
use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCP\IL10N;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The cases of `fixtures/value-vectors.json`, which the browser's tests read too. */
final class VectorsTest extends TestCase {
	/** @return iterable<string, array{\stdClass}> */
	public static function values(): iterable {
		return Vectors::ofKind('value');
	}

	/** @return iterable<string, array{\stdClass}> */
	public static function filters(): iterable {
		return Vectors::ofKind('filter');
	}

	/** @return iterable<string, array{\stdClass}> */
	public static function orders(): iterable {
		return Vectors::ofKind('sort');
	}

	/** @return iterable<string, array{\stdClass}> */
	public static function definitions(): iterable {
		return Vectors::ofKind('name', 'label', 'shape');
	}

	/** @return iterable<string, array{\stdClass}> */
	public static function sentences(): iterable {
		return Vectors::ofKind('sentence');
	}

	#[DataProvider('values')]
	public function testAValueIsReadStoredAndEmitted(\stdClass $vector): void {
		$codec = self::codec($vector);
		$present = isset($vector->present) && is_string($vector->present) ? $vector->present : null;
		$value = $codec->parse($vector->input, $present);
		if (isset($vector->problem)) {
			self::assertInstanceOf(Problem::class, $value);
			self::assertSame([$vector->problem, (array)$vector->parameters], [$value->reason->value, $value->parameters]);
			return;
		}
		self::assertSame($vector->value, $value);
		self::assertIsNotObject($value);
		$items = $codec->store($value);
		if (isset($vector->items)) {
			$rows = array_map(static fn (StoredItem $item): array => [$item->text, $item->sortText, $item->sortNumber], $items);
			self::assertSame($vector->items, $rows);
		}
		self::assertSame($value, $codec->emit(array_map(static fn (StoredItem $item): string => $item->text, $items)));
		self::assertSame($value, $codec->parse($codec->csv($value), $value));
	}

	#[DataProvider('filters')]
	public function testAFilterFindsValues(\stdClass $vector): void {
		$codec = self::codec($vector);
		$today = isset($vector->today) && is_string($vector->today) ? $vector->today : '2026-05-14';
		$conditions = $codec->conditions($vector->filter, new Viewer('ann', $today));
		if (isset($vector->problem)) {
			self::assertInstanceOf(Problem::class, $conditions);
			self::assertSame([$vector->problem, (array)$vector->parameters], [$conditions->reason->value, $conditions->parameters]);
			return;
		}
		self::assertIsArray($conditions);
		$found = array_map(static fn (?string $value): bool => $codec->matches($conditions, $value), self::texts($vector->values));
		self::assertSame($vector->found, $found);
	}

	#[DataProvider('orders')]
	public function testValuesHaveAnOrder(\stdClass $vector): void {
		$codec = self::codec($vector);
		$groups = array_map(self::texts(...), is_array($vector->order) ? $vector->order : []);
		foreach ($groups as $place => $ones) {
			foreach ($groups as $otherPlace => $others) {
				foreach ($ones as $one) {
					foreach ($others as $other) {
						$order = $place <=> $otherPlace;
						$isLast = $one === null || $other === null;
						self::assertSame($order, $codec->compare($one, $other) <=> 0, "$one, $other");
						self::assertSame($isLast ? $order : -$order, $codec->compare($one, $other, true) <=> 0, "$one, $other, descending");
					}
				}
			}
		}
		self::assertNotCount(0, $groups);
	}

	#[DataProvider('definitions')]
	public function testADefinitionIsRead(\stdClass $vector): void {
		$read = match ($vector->kind) {
			'name' => FieldName::read($vector->input),
			'label' => FieldLabel::read($vector->input),
			default => FieldShapeReader::read($vector->type, $vector->options),
		};
		if (isset($vector->problem)) {
			$problem = is_array($read) ? $read[is_string($vector->member) ? $vector->member : ''] ?? null : $read;
			self::assertInstanceOf(Problem::class, $problem);
			self::assertSame([$vector->problem, (array)$vector->parameters], [$problem->reason->value, $problem->parameters]);
			return;
		}
		if ($read instanceof FieldShape) {
			$read = ['type' => $read->type->value, 'options' => $read->emittedOptions()];
			$vector->value = json_decode((string)json_encode($vector->shape), true);
		}
		self::assertSame($vector->value, $read);
	}

	#[DataProvider('sentences')]
	public function testAProblemIsSaidInWords(\stdClass $vector): void {
		$parameters = [];
		foreach ((array)$vector->parameters as $name => $parameter) {
			if (is_string($parameter) || is_int($parameter)) {
				$parameters[(string)$name] = $parameter;
			}
		}
		$reason = ProblemReason::from(is_string($vector->problem) ? $vector->problem : '');
		self::assertSame($vector->sentence, $this->words()->of(new Problem($reason, $parameters)));
	}

	public function testEachReasonHasASentenceOfItsOwnThatNamesItsParameters(): void {
		$sentences = array_map(fn (ProblemReason $reason): string => $this->words()->of(new Problem($reason)), ProblemReason::cases());
		self::assertSame($sentences, array_unique($sentences));
		self::assertSame([], preg_grep('/^[A-Z“].*\.$/D', $sentences, PREG_GREP_INVERT));
		foreach (Vectors::ofKind('value', 'filter', 'shape', 'name', 'label') as [$vector]) {
			if (isset($vector->problem) && is_string($vector->problem)) {
				$sentence = $sentences[array_search(ProblemReason::from($vector->problem), ProblemReason::cases(), true)];
				$named = preg_match_all('/\{(\w+)\}/', $sentence, $found) > 0 ? $found[1] : [];
				self::assertSame($named, array_keys((array)$vector->parameters), $vector->problem);
			}
		}
	}

	public function testThereAreMany(): void {
		self::assertGreaterThan(450, iterator_count(Vectors::ofKind('value', 'filter', 'sort', 'shape', 'name', 'label', 'sentence')));
	}

	private static function codec(\stdClass $vector): Codec {
		$field = $vector->field;
		self::assertInstanceOf(\stdClass::class, $field);
		$shape = FieldShapeReader::read($field->type, $field->options ?? null);
		self::assertInstanceOf(FieldShape::class, $shape);
		return Codecs::of($shape);
	}

	/** @return list<?string> */
	private static function texts(mixed $values): array {
		$texts = [];
		foreach (is_array($values) ? $values : [] as $value) {
			self::assertTrue($value === null || is_string($value));
			$texts[] = $value;
		}
		return $texts;
	}

	private function words(): ProblemSentences {
		$l = self::createStub(IL10N::class);
		$l->method('t')->willReturnArgument(0);
		return new ProblemSentences($l);
	}
}
