<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\External;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\External\AnswerSchema;
use OCA\FormsApp\Model\External\PortablePattern;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AnswerSchemaTest extends TestCase {
	public function testAFormWithoutQuestionsTakesNoAnswers(): void {
		$schema = AnswerSchema::of(Definition::read(['title' => 'Empty', 'questions' => []]));
		self::assertSame(
			'{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Empty","description":"","type":"object","properties":{},'
				. '"required":[],"additionalProperties":false}',
			json_encode($schema, JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR),
		);
	}

	public function testAQuestionWithoutChoicesHasNoAnswer(): void {
		$question = ['id' => 'q1', 'type' => 'dropdown', 'title' => 'One', 'options' => ['choices' => []]];
		$schema = AnswerSchema::of(Definition::read(['questions' => [$question]]));
		self::assertSame(
			'{"q1":{"title":"One","type":"string","not":{}}}',
			json_encode($schema['properties'], JSON_THROW_ON_ERROR),
		);
	}

	/** @return iterable<string, array{string, string}> */
	public static function patterns(): iterable {
		yield 'nothing to change' => ['^[a-z]+\d{2}$', '^[a-z]+\d{2}$'];
		yield 'a sign that means itself' => ['\@\-\"\:', '@-":'];
		yield 'signs that mean more' => ['\.\*\[\\\\\/', '\.\*\[\\\\\/'];
		yield 'a minus between brackets' => ['[a\-z\@]\-', '[a\-z@]-'];
		yield 'letters of any script' => ['ü\-é', 'ü-é'];
	}

	#[DataProvider('patterns')]
	public function testPatternsHaveNoNeedlessBackslash(string $pattern, string $expected): void {
		self::assertSame($expected, PortablePattern::of($pattern));
	}
}
