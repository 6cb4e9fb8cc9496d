<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Rules;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Rules\Answers;
use OCA\FormsApp\Model\Rules\Fault;
use PHPUnit\Framework\TestCase;

/** What no JSON can hold, and what PHP makes of JSON. */
final class AnswersTest extends TestCase {
	public function testBrokenTextIsAFault(): void {
		$definition = Definition::read(['questions' => [['id' => 'q1', 'type' => 'text'], ['id' => 'q2', 'type' => 'email']]]);
		$checked = Answers::check($definition, ['q1' => "a\xFF", 'q2' => "a\xC3@b.nl"]);
		self::assertSame([Fault::BAD_CHARACTERS, Fault::BAD_CHARACTERS], [$checked->faults['q1']->code, $checked->faults['q2']->code]);
		self::assertSame('{}', $checked->json());
	}

	public function testBrokenTextInADefinitionIsAFault(): void {
		$this->expectException(DefinitionFault::class);
		Definition::read(['questions' => [['id' => 'q1', 'type' => 'text', 'title' => "\xFF"]]]);
	}

	public function testBrokenNamesAreUnknownQuestions(): void {
		$checked = Answers::check(Definition::read([]), ["\xFF" => 'x', "\0" => 'y']);
		self::assertSame([''], array_keys($checked->faults));
	}

	public function testObjectsMayBeArraysWithNames(): void {
		$definition = Definition::read(['questions' => [[
			'id' => 'q1', 'type' => 'matrix', 'options' => ['rows' => [['id' => 'a'], ['id' => '7']], 'columns' => ['x']],
		]]]);
		$checked = Answers::check($definition, ['q1' => ['a' => 'c1', 7 => 'c1']]);
		self::assertSame('{"q1":{"7":"c1","a":"c1"}}', $checked->json());
	}

	public function testRowsCalledByNumbersAreStoredAsAnObject(): void {
		$form = '{"questions":[{"id":"q1","type":"matrix","rows":[{"id":0},{"id":1}],"columns":["x"]}]}';
		$definition = Definition::read((array)json_decode($form));
		$checked = Answers::check($definition, (array)json_decode('{"q1":{"0":"c1","1":"c1"}}'));
		self::assertSame('{"0":"c1","1":"c1"}', json_encode($checked->answers['q1']));
	}

	public function testEmptyOptionsAreAnObject(): void {
		$json = json_encode(Definition::read(['questions' => [['id' => 'q1', 'type' => 'text']]])->toArray(), JSON_THROW_ON_ERROR);
		self::assertStringContainsString('"options":{}', $json);
	}
}
