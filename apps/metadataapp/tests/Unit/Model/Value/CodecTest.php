<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Model\Value;

use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use PHPUnit\Framework\TestCase;

final class CodecTest extends TestCase {
	private const SEED = 16;
	private const VALUES = 2_000;
	private const OPTIONS = ['Red', 'Green', '10', '9', 'a;', '#b', 'Été'];
	private const PIECES = [
		'a', 'é', '日', '😀', ' ', "\n", '1', '0', '.', '-', ':', ';#', ';', '#', '1:', '42:x', 'Red', 'Green', '10', '9', 'a;', '#b', 'Été',
		'https://', 'a.b', '/', 'mailto:', '2026-05-14', 'T09:30:00', 'e2', 'true', '@', '12.5', 'Old',
	];

	public function testWhatIsEmittedIsReadAsTheSameValue(): void {
		mt_srand(self::SEED);
		$types = FieldType::cases();
		$values = [];
		for ($number = 0; $number < self::VALUES; $number++) {
			$type = $types[$number % count($types)];
			$codec = Codecs::of(new FieldShape($type, $type->hasOptions() ? self::OPTIONS : [], mt_rand(0, 1) === 1));
			$present = mt_rand(0, 3) === 0 ? 'Old;#Older' : null;
			$input = mt_rand(0, 3) === 0 ? array_map(self::text(...), range(0, mt_rand(0, 3))) : self::text();
			$value = $codec->parse($input, $present);
			if (!is_string($value)) {
				continue;
			}
			$emitted = $codec->emit(array_map(static fn (StoredItem $item): string => $item->text, $codec->store($value)));
			self::assertSame($value, $emitted);
			self::assertSame($value, $codec->parse($emitted, $present));
			self::assertSame(0, $codec->compare($value, $emitted));
			$values[$type->value] = ($values[$type->value] ?? 0) + 1;
		}
		// Each type is among those that were not refused.
		self::assertCount(count($types), $values);
		self::assertGreaterThan(self::VALUES / 5, array_sum($values));
	}

	public function testBytesThatAreNoTextAreRefusedByEachType(): void {
		foreach (FieldType::cases() as $type) {
			$codec = self::codec($type);
			foreach (["\xFF", "a\xC3", "\xED\xA0\x80", "1:\xFF", "https://a.b/\xFF", "\xFF;#\xFF"] as $bytes) {
				self::assertInstanceOf(Problem::class, $codec->parse($bytes), $type->value);
				self::assertInstanceOf(Problem::class, $codec->parse([$bytes]), $type->value);
			}
		}
	}

	public function testBytesThatAreNoTextAreNoFilter(): void {
		foreach (FieldType::cases() as $type) {
			foreach (["\xFF", ['contains' => "\xFF"], ['from' => "\xFF"]] as $filter) {
				self::assertInstanceOf(Problem::class, self::codec($type)->conditions($filter, new Viewer('ann', '2026-05-14')));
			}
		}
	}

	public function testABodyThatWasReadIntoArraysIsReadLikeOneOfObjects(): void {
		$shape = FieldShapeReader::read('date', ['includeTime' => '1']);
		self::assertInstanceOf(FieldShape::class, $shape);
		self::assertTrue($shape->includesTime);
		$options = FieldShapeReader::read('select', [['value' => 'a'], ['value' => 'b']]);
		self::assertInstanceOf(FieldShape::class, $options);
		self::assertSame(['a', 'b'], $options->options);
		$conditions = self::codec(FieldType::Number)->conditions(['from' => 1], new Viewer('ann', '2026-05-14'));
		self::assertIsArray($conditions);
		self::assertFalse(self::codec(FieldType::Number)->matches($conditions, '0'));
		self::assertTrue(self::codec(FieldType::Number)->matches($conditions, '1'));
	}

	public function testNumbersThatJsonHasNotAreRefused(): void {
		foreach ([NAN, INF, -INF] as $number) {
			$problem = self::codec(FieldType::Number)->parse($number);
			self::assertInstanceOf(Problem::class, $problem);
			self::assertSame(ProblemReason::NotANumber, $problem->reason);
		}
		self::assertInstanceOf(Problem::class, self::codec(FieldType::Number)->parse(PHP_INT_MIN));
	}

	public function testOnlyPeopleWhoAreNewMustExist(): void {
		$codec = self::codec(FieldType::User);
		self::assertSame(['ann'], $codec->newUsers('ann', null));
		self::assertSame(['ann'], $codec->newUsers('ann', 'bob'));
		self::assertSame([], $codec->newUsers('ann', 'ann'));
		self::assertSame([], $codec->newUsers(null, 'ann'));
		self::assertSame([], self::codec(FieldType::Text)->newUsers('ann', null));
	}

	public function testOnlyFilesThatAreNewMustBeThere(): void {
		$codec = self::codec(FieldType::Filelink);
		self::assertSame([1, 2], $codec->newFiles('1:a;#2:b', null));
		self::assertSame([2], $codec->newFiles('1:other;#2:b', '1:a;#3:c'));
		self::assertSame([], $codec->newFiles(null, '1:a'));
		self::assertSame([], self::codec(FieldType::Text)->newFiles('1:a', null));
	}

	private static function codec(FieldType $type): Codec {
		return Codecs::of(new FieldShape($type, $type->hasOptions() ? self::OPTIONS : []));
	}

	private static function text(): string {
		$text = '';
		for ($left = mt_rand(1, 4); $left > 0; $left--) {
			$text .= self::PIECES[mt_rand(0, count(self::PIECES) - 1)];
		}
		return $text;
	}
}
