<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Exception\Invalid;
use Shared\Schema\JsonText;
use Shared\Schema\Problem;
use Shared\Schema\SchemaValidator;

final class SchemaValidatorTest extends TestCase {
	/**
	 * @param array<array-key, mixed> $schema
	 * @return list<string> "pointer keyword"
	 */
	private static function problems(string $json, array $schema): array {
		return array_map(
			static fn (Problem $problem): string => "$problem->pointer $problem->keyword",
			(new SchemaValidator())->validate(JsonText::decode($json), $schema),
		);
	}

	public function testNamesEveryProblemWithItsPlace(): void {
		$schema = ['type' => 'object', 'required' => ['a', 'b'], 'additionalProperties' => false, 'properties' => [
			'a' => ['type' => 'string', 'maxLength' => 2],
			'b' => ['type' => 'integer'],
			'c/~' => ['type' => 'array', 'items' => ['type' => 'string', 'pattern' => '^x']],
		]];
		self::assertSame(
			['/b required', '/a maxLength', '/c~1~0/1 pattern', '/c~1~0/2 type', '/d additionalProperties'],
			self::problems('{"a":"ÄÖÜ","c/~":["x","y",3],"d":1}', $schema),
		);
	}

	public function testAfterFiftyProblemsTheRestIsCounted(): void {
		$problems = (new SchemaValidator())->validate(array_fill(0, 63, 1), ['type' => 'array', 'items' => ['type' => 'string']]);
		self::assertCount(SchemaValidator::LIMIT + 1, $problems);
		self::assertSame(['more', 13], [$problems[50]->keyword, $problems[50]->expected]);
		self::assertSame('The body has 13 more problems that are not listed.', $problems[50]->message());
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function unsupported(): iterable {
		yield 'keyword' => [['type' => 'string', 'contentEncoding' => 'base64']];
		yield 'keyword of a property that is absent' => [['properties' => ['x' => ['oneOf' => []]]]];
		yield 'keyword in an option' => [['anyOf' => [['type' => 'string'], ['not' => []]]]];
		yield 'format' => [['format' => 'ipv4']];
		yield 'type' => [['type' => 'text']];
	}

	/** @param array<string, mixed> $schema */
	#[DataProvider('unsupported')]
	public function testWhatCannotBeCheckedThrows(array $schema): void {
		$this->expectException(\LogicException::class);
		(new SchemaValidator())->validate('text', $schema);
	}

	public function testOfSeveralFormsTheOneThatWasMeantIsExplained(): void {
		$step = ['type' => 'object', 'required' => ['id'], 'properties' => ['id' => ['type' => 'string']]];
		$schema = ['anyOf' => [
			['type' => 'array', 'items' => $step],
			['type' => 'object', 'required' => ['file'], 'properties' => ['file' => ['type' => 'string']]],
			['type' => 'object', 'required' => ['steps'], 'properties' => ['steps' => ['type' => 'array', 'items' => $step]]],
		]];
		self::assertSame(['/1/id required'], self::problems('[{"id":"a"},{}]', $schema));
		self::assertSame(['/steps/0/id type', '/steps/1/id required'], self::problems('{"steps":[{"id":1},{}]}', $schema));
		self::assertSame([' anyOf'], self::problems('{}', $schema));
		self::assertSame(
			'The body must be a list, an object with file or an object with steps.',
			(new SchemaValidator())->validate(new \stdClass(), $schema)[0]->message(),
		);
	}

	public function testUniqueItemsOfALongListTakeOnePass(): void {
		$start = hrtime(true);
		self::assertSame([], (new SchemaValidator())->validate(range(1, 100_000), ['uniqueItems' => true]));
		self::assertLessThan(2_000_000_000, hrtime(true) - $start);
	}

	public function testPatternsMeanWhatTheyMeanInJavaScript(): void {
		foreach ([
			['^\d$', '٣', false],
			['^\w$', 'é', false],
			['^[\w.]+$', 'a.b', true],
			['^a$', "a\n", false],
			['~/', '~/', true],
			['^[\s\S]+$', "a\n", true],
			['^\p{Letter}+$', 'é', true],
			['^[[]$', '[', true],
			['^\u00e9$', 'é', true],
		] as [
			$pattern,
			$text,
			$fits
		]) {
			self::assertSame($fits, (new SchemaValidator())->validate($text, ['pattern' => $pattern]) === [], $pattern);
		}
	}

	public function testADocumentInsideARequestIsReadWithItsPlace(): void {
		$schema = ['type' => 'object', 'properties' => ['a' => ['type' => 'integer']]];
		self::assertSame(['a' => 2], JsonText::read('{"a":2.0}', $schema));
		try {
			JsonText::read('{"a":"x"}', $schema, '/file');
		} catch (Invalid $invalid) {
			self::assertSame('/file/a', $invalid->pointer);
			return;
		}
		self::fail('nothing was refused');
	}

	public function testAPatternIsNamedInWordsWhereItHasSome(): void {
		$message = static fn (array $schema): string => (new SchemaValidator())->validate('b', $schema)[0]->message();
		self::assertSame('The body must be a letter before b.', $message(['pattern' => '^a$', 'words' => 'a letter before b']));
		self::assertSame('The body must match "^a$".', $message(['pattern' => '^a$']));
	}
}
