<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Policy;

use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\OpenHoursReader;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Schema\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class OpenHoursReaderTest extends TestCase {
	/** @return iterable<string, array{string, ?list<OpenHours>}> */
	public static function stored(): iterable {
		yield 'nothing' => ['null', null];
		yield 'switched off' => ['{"enabled":false,"rules":[]}', null];
		yield 'switched off, without rules' => ['{"enabled":false}', null];
		yield 'switched off, with rules' => ['{"enabled":false,"rules":[{"days":[1],"startTime":"08:00","endTime":"18:00"}]}', null];
		yield 'switched on, never open' => ['{"enabled":true,"rules":[]}', []];
		yield 'one rule' => [
			'{"enabled":true,"rules":[{"days":[1,5],"startTime":"08:30","endTime":"18:00"}]}', [new OpenHours([1, 5], 510, 1_080)],
		];
		yield 'days as text, and twice' => [
			'{"enabled":true,"rules":[{"days":["0",0,"6"],"startTime":"00:00","endTime":"23:59"}]}', [new OpenHours([0, 6], 0, 1_439)],
		];
		yield 'until midnight' => [
			'{"enabled":true,"rules":[{"days":[1],"startTime":"08:00","endTime":"24:00"},'
				. '{"days":[2],"startTime":"00:00","endTime":"00:00"}]}',
			[new OpenHours([1], 480, 1_440), new OpenHours([2], 0, 1_440)],
		];
		yield 'members that nobody knows' => [
			'{"enabled":true,"a":1,"rules":[{"days":[],"startTime":"08:00","endTime":"18:00","b":2}]}', [new OpenHours([], 480, 1_080)],
		];
	}

	/** @param ?list<OpenHours> $hours */
	#[DataProvider('stored')]
	public function testReadsWhatCanBeStored(string $json, ?array $hours): void {
		foreach ([json_decode($json), json_decode($json, true)] as $value) {
			self::assertSame([], OpenHoursReader::problems($value, '/availabilityRules'));
			self::assertEquals($hours, OpenHoursReader::read($value));
		}
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function broken(): iterable {
		$rule = static fn (string $days, string $from, string $until): string =>
			"{\"enabled\":true,\"rules\":[{\"days\":$days,\"startTime\":$from,\"endTime\":$until}]}";
		yield 'a text' => ['"x"', ['']];
		yield 'a number' => ['0', ['']];
		yield 'false' => ['false', ['']];
		yield 'a list' => ['[1]', ['']];
		yield 'an empty object' => ['{}', ['/enabled']];
		yield 'a text for yes' => ['{"enabled":"true","rules":[]}', ['/enabled']];
		yield 'one for yes' => ['{"enabled":1,"rules":[]}', ['/enabled']];
		yield 'rules only' => ['{"rules":[]}', ['/enabled']];
		yield 'switched on without rules' => ['{"enabled":true}', ['/rules']];
		yield 'rules null' => ['{"enabled":true,"rules":null}', ['/rules']];
		yield 'rules as an object' => ['{"enabled":true,"rules":{"a":1}}', ['/rules']];
		yield 'a rule that is none' => ['{"enabled":true,"rules":[1,null]}', ['/rules/0', '/rules/1']];
		yield 'a rule without anything' =>
			['{"enabled":true,"rules":[{"a":1}]}', ['/rules/0/days', '/rules/0/startTime', '/rules/0/endTime']];
		yield 'broken though switched off' => ['{"enabled":false,"rules":[1]}', ['/rules/0']];
		yield 'a day too many' => [$rule('[7]', '"08:00"', '"18:00"'), ['/rules/0/days/0']];
		yield 'days of all kinds' => [
			$rule('[1,-1,"mon","1 ",1.0,true,null,"10",[1]]', '"08:00"', '"18:00"'),
			array_map(static fn (int $place): string => "/rules/0/days/$place", range(1, 8)),
		];
		yield 'one day without a list' => [$rule('1', '"08:00"', '"18:00"'), ['/rules/0/days']];
		foreach ([
			'"8:00"', '"08:60"', '"24:01"', '"25:00"', '"0800"', '"08:00:00"', '"08:00 "', '"08:00\n"', '""', '480', 'null',
		] as $time) {
			yield "starts at $time" => [$rule('[1]', $time, '"18:00"'), ['/rules/0/startTime']];
			yield "ends at $time" => [$rule('[1]', '"00:00"', $time), ['/rules/0/endTime']];
		}
		yield 'no time at all' => [$rule('[1]', '"08:00"', '"08:00"'), ['/rules/0/endTime']];
		yield 'over night' => [$rule('[1]', '"18:00"', '"08:00"'), ['/rules/0/endTime']];
		yield 'from midnight at the end' => [$rule('[1]', '"24:00"', '"24:00"'), ['/rules/0/endTime']];
	}

	/** @param list<string> $pointers */
	#[DataProvider('broken')]
	public function testNamesEachValueThatCannotBeRead(string $json, array $pointers): void {
		$problems = OpenHoursReader::problems(json_decode($json), '/availabilityRules');
		$found = array_map(static fn (Problem $problem): string => $problem->pointer, $problems);
		self::assertSame(array_map(static fn (string $pointer): string => "/availabilityRules$pointer", $pointers), $found);
		foreach ($problems as $problem) {
			self::assertStringStartsWith("$problem->pointer must be ", $problem->message());
		}
	}

	#[DataProvider('broken')]
	public function testARoomWithBrokenHoursIsNotOpen(string $json): void {
		$this->expectException(CorruptData::class);
		OpenHoursReader::read(json_decode($json));
	}
}
