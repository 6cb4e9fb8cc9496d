<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Cost;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Pattern\BadPattern;
use OCA\FormsApp\Model\Pattern\Pattern;
use OCA\FormsApp\Model\Rules\Answers;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Email;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;
use Shared\Tests\Cost\CostTestCase;

final class RulesCostTest extends CostTestCase {
	private const FLAGS = JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;
	/** Bytes of the longest text that is compared with a pattern. */
	private const PATTERN_TEXT = 4 * Limits::PATTERN_TEXT_CHARACTERS;
	private const PATTERNS = [
		'^(a+)+$', '(?:a|a)*b', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a|a|a|a|a?)*$', '[^\s@]+@[^\s@]+\.[^\s@]+', '(x?){90}y',
	];

	#[\Override]
	public static function readers(): iterable {
		yield 'definition' => [self::define(...), Limits::DOCUMENT_BYTES, self::definitions()];
		yield 'texts of a definition' => [
			static fn (string $text) => self::define(json_encode(self::wordy($text), self::FLAGS)), Limits::DOCUMENT_BYTES,
		];
		yield 'pattern' => [self::compile(...), Limits::DOCUMENT_BYTES];
		$texts = self::repeated('a', 'x', 'aB', 'é', '😀', '@', ' a.');
		foreach (self::PATTERNS as $pattern) {
			yield "text for $pattern" => [Pattern::compile($pattern)->matches(...), self::PATTERN_TEXT, $texts];
		}
		$form = Definition::read((array)json_decode((string)file_get_contents(dirname(__DIR__, 2) . '/fixtures/rules/all-types.json')));
		$ids = array_map(static fn ($question): string => $question->id, $form->questions());
		yield 'texts as answers' => [
			static fn (string $text) => Answers::check($form, array_fill_keys($ids, $text)),
			Limits::SUBMIT_BYTES,
			self::repeated('a', ' ', "\u{3000}", "\r\n", '1', '0', '-', '.', '@', 'a.', 'other:', 'é', '😀', "\xFF", "\xE3\x80"),
		];
		$check = static fn (string $json) => Answers::check($form, (array)json_decode($json));
		yield 'answers' => [$check, Limits::SUBMIT_BYTES, self::answers($ids)];
		yield 'white space' => [static fn (string $text): string => Text::trim("a $text a"), Limits::SUBMIT_BYTES];
		yield 'address' => [static fn (string $text): bool => Email::isAddress(self::utf8("$text@$text.nl")), Limits::SUBMIT_BYTES];
		yield 'decimal' => [Decimal::read(...), Limits::SUBMIT_BYTES];
		yield 'date' => [Moment::date(...), Limits::SUBMIT_BYTES];
		yield 'time' => [Moment::time(...), Limits::SUBMIT_BYTES];
		yield 'instant' => [static fn (string $text) => Moment::bound($text, true), Limits::SUBMIT_BYTES];
	}

	private static function define(string $json): void {
		try {
			$definition = Definition::read((array)json_decode($json));
			json_encode([$definition->toArray(), $definition->publicArray()], self::FLAGS);
			Answers::check($definition, []);
		} catch (DefinitionFault) {
			// Refusing it must not take long either.
		}
	}

	private static function compile(string $pattern): void {
		try {
			Pattern::compile($pattern);
		} catch (BadPattern) {
			// Refusing it must not take long either.
		}
	}

	/** @return array<string, mixed> */
	private static function wordy(string $text): array {
		return [
			'title' => $text,
			'questions' => [
				['id' => 'q1', 'type' => 'text', 'title' => $text, 'description' => $text, 'pattern' => $text, 'placeholder' => $text],
				['type' => 'dropdown', 'options' => ['choices' => [$text, ['label' => $text, 'value' => $text, 'score' => $text]]]],
				['type' => 'datetime', 'dateMin' => $text, 'showIf' => ['questionId' => 'q1', 'operator' => 'equals', 'value' => $text]],
				['type' => 'file', 'allowedTypes' => [$text], 'conditions' => [['questionId' => $text, 'operator' => $text]]],
				['type' => 'text', 'conditions' => [['logic' => $text]]],
				['id' => $text, 'type' => $text, 'sectionId' => $text],
			],
			'pages' => [['id' => $text, 'title' => $text, 'questions' => [$text]]],
			$text => $text,
		];
	}

	/** @return array<string, \Closure(int): string> */
	private static function definitions(): array {
		$shapes = [];
		foreach ([
			'{}', '1', '{"type":"text"}', '{"id":"q1","type":"text"}', '{"type":"section"}',
			'{"type":"text","showIf":{"questionId":"q9","operator":"isEmpty"}}',
		] as $question) {
			$shapes["questions $question"] = static fn (int $bytes): string => '{"questions":[' . self::listed($question, $bytes) . ']}';
		}
		foreach (['"A"', '1', '{"id":"a"}', '{"label":"A","value":"b","score":1}'] as $item) {
			foreach (['choices', 'rows', 'columns'] as $list) {
				$type = ['choices' => 'dropdown', 'rows' => 'matrix', 'columns' => 'table'][$list];
				$shapes["$list $item"] = static fn (int $bytes): string =>
					"{\"questions\":[{\"type\":\"$type\",\"options\":{\"$list\":[" . self::listed($item, $bytes) . ']}}]}';
			}
		}
		$leaf = '{"questionId":"q1","operator":"contains","value":"a"}';
		$around = '{"operator":"and","conditions":[';
		$asked = static fn (string $member): string => "{\"questions\":[{\"type\":\"textarea\"},{\"type\":\"text\",$member}]}";
		return [
			...$shapes,
			'flat conditions' => static fn (int $bytes): string => $asked('"conditions":[' . self::listed($leaf, $bytes) . ']'),
			'conditions side by side' => static fn (int $bytes): string =>
				$asked("\"showIf\":$around" . self::listed($leaf, $bytes) . ']}'),
			'values of a condition' => static fn (int $bytes): string =>
				$asked('"showIf":{"questionId":"q1","operator":"in","value":[' . self::listed('"a"', $bytes) . ']}'),
			'conditions in each other' => static fn (int $bytes): string =>
				$asked('"showIf":' . str_repeat($around, $deep = min(200, intdiv($bytes, 34))) . $leaf . str_repeat(']}', $deep)),
			'pages' => static fn (int $bytes): string => '{"pages":[' . self::listed('{"questions":["q1"]}', $bytes) . ']}',
			'questions of a page' => static fn (int $bytes): string =>
				'{"questions":[{"type":"text"}],"pages":[{"questions":[' . self::listed('"q1"', $bytes) . ']}]}',
			'rules of a page' => static fn (int $bytes): string =>
				'{"pages":[{"id":"p1","routing":[' . self::listed('{"questionId":"q1","operator":"isEmpty","targetPageId":"p2"}', $bytes)
				. ']},{"id":"p2"}]}',
			'a chain of conditions' => static function (int $bytes): string {
				$questions = [];
				for ($number = 1; $number <= min(200, intdiv($bytes, 80)); $number++) {
					$next = ['questionId' => 'q' . ($number + 1), 'operator' => 'isNotEmpty'];
					$questions[] = json_encode(['id' => "q$number", 'type' => 'text', 'showIf' => $next], self::FLAGS);
				}
				return '{"questions":[' . implode(',', $questions) . ']}';
			},
			'members of other programs' => static fn (int $bytes): string =>
				'{"questions":[{"type":"text","x":[' . self::listed('{"a":[]}', $bytes) . ']}]}',
		];
	}

	/**
	 * @param list<string> $ids of the questions
	 * @return array<string, \Closure(int): string>
	 */
	private static function answers(array $ids): array {
		$shapes = [];
		foreach (['1', '"c1"', '"1"', '"other:a"', '{}', '{"c1":"x"}', '{"c1":1,"c2":"2"}', '[]', 'null'] as $item) {
			$shapes["lists of $item"] = static fn (int $bytes): string => '{' . implode(',', array_map(
				static fn (string $id): string => "\"$id\":[" . self::listed($item, intdiv($bytes, count($ids))) . ']',
				$ids,
			)) . '}';
		}
		$named = static function (string $name, string $value, int $bytes): string {
			$members = [];
			for ($number = 0; $number < intdiv($bytes, strlen($name . $value) + 9); $number++) {
				$members[] = "\"$name$number\":$value";
			}
			return implode(',', $members);
		};
		return [
			...$shapes,
			'unknown questions' => static fn (int $bytes): string => '{' . $named('x', '1', $bytes) . '}',
			'names that no question has' => static fn (int $bytes): string => '{' . $named('', '1', $bytes) . '}',
			'rows of a matrix' => static fn (int $bytes): string => '{"matrix":{' . $named('r', '"c1"', $bytes) . '}}',
			'columns of a table' => static fn (int $bytes): string => '{"table":[{' . $named('c', '"x"', $bytes) . '}]}',
			'columns of a row' => static fn (int $bytes): string => '{"many":{"r1":[' . self::listed('"c1"', $bytes) . ']}}',
		];
	}

	/** @return array<string, \Closure(int): string> */
	private static function repeated(string ...$units): array {
		$shapes = [];
		foreach ($units as $unit) {
			$shapes[json_encode($unit, self::FLAGS) . ' repeated'] = static fn (int $bytes): string =>
				str_repeat($unit, max(1, intdiv($bytes, strlen($unit))));
		}
		return $shapes;
	}

	private static function listed(string $item, int $bytes): string {
		return substr(str_repeat("$item,", max(1, intdiv($bytes, strlen($item) + 1))), 0, -1);
	}

	/** Bodies are checked before: a text that is none gets no further. */
	private static function utf8(string $text): string {
		return mb_scrub($text, 'UTF-8');
	}
}
