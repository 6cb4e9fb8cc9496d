<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Service\Value\Faults;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Service\View\FilterReader;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FilterReaderTest extends TestCase {
	public function testATextHasValuesInAViewAndIsOneInAList(): void {
		[$view, $list] = [FilterReader::ofView(), FilterReader::ofList()];
		self::assertSame(['a', 'b'], self::values($view, 'a,b'));
		self::assertSame(['a,b'], self::values($list, 'a,b'));
		self::assertSame(['now, offered'], self::values($view, 'now, offered'));
		self::assertSame(['once, offered'], self::values($view, 'once, offered'));
		self::assertSame([null, [''], ['']], [self::values($view, ''), self::values($list, ''), self::values($view, [''])]);
		self::assertSame([null, null], [self::values($view, []), self::values($list, [])]);
	}

	/** @return iterable<string, array{FilterReader, mixed, string, string}> what is sent, the reason, and where it is wrong */
	public static function wrong(): iterable {
		$many = (object)array_fill(1, Limits::FILTERS_PER_LIST + 1, 'x');
		foreach (['view' => '/filters', 'list' => '/query/filters'] as $kind => $at) {
			$reader = $kind === 'view' ? FilterReader::ofView() : FilterReader::ofList();
			$reason = $kind === 'view' ? Reason::INVALID_FILTER : Reason::INVALID_FILTERS;
			yield "no object, of a $kind" => [$reader, 'x=1', $reason, $at];
			yield "neither a text nor null, of a $kind" => [$reader, false, $reason, $at];
			yield "another field, of a $kind" => [$reader, (object)['0' => 'x'], Reason::UNKNOWN_FIELD, "$at/0"];
			yield "what texts have not, of a $kind" => [$reader, (object)['1' => (object)['from' => 1]], $reason, "$at/1"];
			yield "too many, of a $kind" => [$reader, $many, $kind === 'view' ? Reason::TOO_MANY_FILTERS : $reason, $at];
		}
	}

	#[DataProvider('wrong')]
	public function testSaysWhatIsWrong(FilterReader $reader, mixed $sent, string $reason, string $pointer): void {
		$faults = self::faults();
		$reader->read($sent, self::find(...), new Viewer('anna', '2026-11-28'), $faults);
		$refusal = $faults->refusal();
		self::assertInstanceOf(Invalid::class, $refusal);
		self::assertSame([$reason, $pointer], [$refusal->reason, $refusal->pointer]);
	}

	/** @return ?list<mixed> of the filter of one field; null when it does not filter */
	private static function values(FilterReader $reader, mixed $filter): ?array {
		$faults = self::faults();
		$read = $reader->read((object)['1' => $filter], self::find(...), new Viewer('anna', '2026-11-28'), $faults);
		self::assertNull($faults->refusal());
		return $read[1][1] ?? null;
	}

	private static function find(int|string $id): ?Field {
		$shape = new FieldShape(FieldType::Select, ['now, offered']);
		$definition = new FieldDefinition("field_$id", 'Field', $shape, withdrawn: ['once, offered']);
		return $id === 0 ? null : new Field((int)$id, $definition, 0, 0);
	}

	private static function faults(): Faults {
		return new Faults(self::createStub(ProblemSentences::class));
	}
}
