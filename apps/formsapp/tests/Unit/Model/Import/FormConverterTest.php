<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Import;

use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Import\Change;
use OCA\FormsApp\Model\Import\Changes;
use OCA\FormsApp\Model\Import\FormConverter;
use OCA\FormsApp\Model\Import\ImportedForm;
use OCA\FormsApp\Model\Import\ImportedResponse;
use OCA\FormsApp\Model\Import\KeptTexts;
use OCA\FormsApp\Model\Import\ResponseConverter;
use OCA\FormsApp\Model\Import\SourceFile;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FormConverterTest extends TestCase {
	private const FOLDER = __DIR__ . '/../../../fixtures/import/';
	/** Of random files; more by MUTANTS. */
	private const MUTANTS = 300;

	public function testTakesOverTheShapeThatProgramsWrite(): void {
		$form = self::read(self::file('code.fvform'));
		$answer = $form->document->answer();
		self::assertSame('Summer party', $answer['title']);
		self::assertSame(
			['text', 'email', 'textarea', 'number', 'single_choice', 'multiple_choice', 'dropdown', 'date', 'datetime', 'time',
				'linear_scale', 'rating', 'section', 'matrix', 'table', 'file'],
			array_column($form->document->questions(), 'type'),
		);
		$routes = array_column($form->document->pages() ?? [], 'routing');
		self::assertSame([[[
			'id' => 'r1', 'questionId' => 'q0000005', 'operator' => 'equals', 'value' => 'opt00001', 'targetPageId' => 'p0000003',
		]], [], []], $routes);
		$settings = self::plain($answer['settings']);
		self::assertSame("Thank you!\n\nSee you in summer.", $settings['confirmationMessage']);
		self::assertSame(['label' => 'The programme', 'url' => 'https://example.org/party'], $settings['confirmationButton']);
		self::assertSame([false, true, 500, ['ann']], [
			$settings['allowMultiple'], $settings['quizMode'], $settings['maxResponses'], $settings['restrictedUsers'],
		]);
		self::assertSame(['accentColor' => '#aa3300'], self::plain($answer['branding']));
	}

	public function testTakesOverTheDocumentedShape(): void {
		$form = self::read(self::file('doc.fvform'));
		$questions = array_column($form->document->questions(), null, 'id');
		$choices = self::plain($questions['q4']['options'])['choices'] ?? null;
		self::assertSame([
			['id' => 'c1', 'label' => 'Paris', 'value' => 'paris', 'score' => 5],
			['id' => 'c2', 'label' => 'Lyon', 'value' => 'lyon', 'score' => 0],
		], self::plain($choices));
		self::assertSame(['operator' => 'or', 'conditions' => [
			['questionId' => 'q4', 'operator' => 'equals', 'value' => 'c1'], ['questionId' => 'q1', 'operator' => 'isNotEmpty'],
		]], $questions['q6']['showIf'] ?? null);
		self::assertCount(2, $form->document->pages() ?? []);
		self::assertSame(['q14 unknown_type', 'q4 settings', 'q6 condition_part'], self::codesOfQuestions($form));
	}

	#[DataProvider('files')]
	public function testTakesOverNoSecret(string $name): void {
		$form = self::read(self::file($name));
		$responses = self::responses($form);
		$text = $form->document->toJson() . $responses[0]->definitionJson() . json_encode($form->changes->all(), JSON_THROW_ON_ERROR)
			. implode('', array_map(static fn (ImportedResponse $one): string => $one->json, $responses[1]));
		self::assertDoesNotMatchRegularExpression('/SECRET|FINGERPRINT|192\.0\.2\.7|AAAAAAAA|0123456789abcdef|example\.org\/hook/', $text);
	}

	/** @return iterable<string, array{string}> */
	public static function files(): iterable {
		yield 'as programs write it' => ['code.fvform'];
		yield 'as it is documented' => ['doc.fvform'];
	}

	public function testKeepsWhatIsNoAnswerAsText(): void {
		$form = self::read(self::file('code.fvform'));
		[$converter, $responses] = self::responses($form);
		self::assertCount(3, $responses);
		$answers = array_map(static fn (ImportedResponse $one): array => self::decoded($one->json), $responses);
		self::assertSame(['Age: seven', 'me.png', 'Ann Ames (ann)'], [$answers[0]['kept.1'], $answers[0]['kept.2'], $answers[0]['kept.3']]);
		self::assertSame([41, 'opt00002', ['opt00003', 'opt00005'], ['row1' => 'col1', 'row2' => 'col2']], [
			$answers[0]['q0000004'], $answers[0]['q0000005'], $answers[0]['q0000006'], $answers[0]['q000000e'],
		]);
		self::assertSame(['about 30', 'from before', '9'], [$answers[1]['kept.4'], $answers[1]['kept.5'], $answers[1]['kept.6']]);
		self::assertSame([true, true, false], array_map(static fn (ImportedResponse $one): bool => $one->hasFormer, $responses));
		$asked = self::decoded($converter->definitionJson())['questions'];
		self::assertSame(
			['<Guests>', '<Photo>', "<\nrespondent>", '<Age>', '<q00000gone>', '<Last year>'],
			array_slice(array_column(is_array($asked) ? $asked : [], 'title'), 16),
		);
	}

	/** @param array<string, mixed> $questions */
	#[DataProvider('oddQuestions')]
	public function testSurvives(mixed $questions, string $changes): void {
		$form = self::read(json_encode(['title' => 'Odd', 'questions' => $questions], JSON_THROW_ON_ERROR));
		self::assertSame($changes, implode(' ', array_map(static fn (Change $one): string => $one->code, $form->changes->all())));
		self::assertSame($form->document->toJson(), FormDocument::read($form->document->toJson())->toJson());
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function oddQuestions(): iterable {
		$leaf = static fn (string $id): array => ['questionId' => $id, 'operator' => 'equals', 'value' => 'x'];
		$text = static fn (mixed $id, array $more = []): array => ['id' => $id, 'type' => 'text', 'question' => 'T', ...$more];
		yield 'no ids' => [[['type' => 'text', 'title' => 'A'], ['type' => 'text', 'title' => 'B']], ''];
		yield 'ids of other kinds' => [[$text(7), $text('7a'), $text('with blanks'), $text(null), $text(str_repeat('x', 100))], ''];
		yield 'an id twice' => [[$text('a'), $text('a')], Change::DOUBLE_ID];
		yield 'no question' => [[1, 'x', null, [], $text('a')], Change::NO_QUESTION];
		yield 'no type' => [[['id' => 'a', 'question' => 'T']], Change::UNKNOWN_TYPE];
		yield 'a condition on itself' => [[$text('a', ['showIf' => $leaf('a')])], Change::CONDITION];
		yield 'conditions in a circle' => [[$text('a', ['showIf' => $leaf('b')]), $text('b', ['showIf' => $leaf('a')])], Change::CONDITION];
		yield 'a condition on nothing' => [[$text('a', ['showIf' => $leaf('b')])], Change::CONDITION];
		yield 'an unknown operator' => [[$text('a'), $text('b', ['showIf' => ['operator' => 'sounds'] + $leaf('a')])], Change::CONDITION];
		yield 'an unknown section' => [[$text('a', ['sectionId' => 'b'])], Change::SECTION];
		yield 'bounds the wrong way' => [[['id' => 'a', 'type' => 'number', 'title' => 'N', 'min' => 9, 'max' => 1]], Change::SETTINGS];
		yield 'a pattern that is none' => [[$text('a', ['validation' => ['pattern' => '(']])], Change::SETTINGS];
		yield 'a scale without an end' => [[['id' => 'a', 'type' => 'scale', 'title' => 'S', 'scaleMax' => 100000]], Change::SETTINGS];
		yield 'choices of every kind' => [
			[['type' => 'choice', 'title' => 'C', 'options' => ['x', 1, ['label' => 'y'], ['id' => '', 'value' => '', 'label' => 'z']]]],
			'',
		];
		yield 'choices that are none' => [[['id' => 'a', 'type' => 'choice', 'title' => 'C', 'options' => [null, [[]]]]], Change::CHOICES];
		yield 'too many choices' => [
			[['id' => 'a', 'type' => 'choice', 'title' => 'C', 'options' => range(1, 501)]], Change::TOO_MANY_CHOICES,
		];
		yield 'a long title' => [[$text('a', ['question' => str_repeat('x', 3000)])], Change::SHORTENED];
		yield 'names of prototypes' => [[$text('__proto__', ['__proto__' => ['x' => 1], 'constructor' => 'y'])], Change::SETTINGS];
	}

	/** @return iterable<string, array{string, string}> */
	public static function noForms(): iterable {
		yield 'nothing' => ['', 'not valid JSON'];
		yield 'no JSON' => ['PK', 'not valid JSON'];
		yield 'half a file' => ['{"questions":[', 'not valid JSON'];
		yield 'a list' => ['[]', 'holds no form'];
		yield 'a text' => ['"questions"', 'holds no form'];
		yield 'no questions' => ['{"title":"x"}', 'holds no form'];
		yield 'questions that are none' => ['{"questions":{"a":1}}', 'holds no form'];
		yield '2,000 lists in lists' => ['{"questions":' . str_repeat('[', 2000) . str_repeat(']', 2000) . '}', 'nested too deeply'];
		yield 'too many questions' => ['{"questions":[' . implode(',', array_fill(0, 501, '{"type":"text"}')) . ']}', 'more than 500'];
	}

	#[DataProvider('noForms')]
	public function testRefusesWhatIsNoForm(string $text, string $sentence): void {
		try {
			self::read($text);
		} catch (BrokenForm $broken) {
			self::assertStringContainsString($sentence, $broken->sentence);
			return;
		}
		self::fail('It was taken');
	}

	public function testSurvivesBytesThatAreNoCharacters(): void {
		$form = self::read("\u{FEFF}" . '{"title":"A' . "\xFF" . 'B","questions":[{"id":"a","type":"text","title":"x"}]}');
		self::assertSame("A\u{FFFD}B", $form->document->title);
		self::assertSame([Change::CHARACTERS], array_column($form->changes->all(), 'code'));
	}

	public function testSurvivesTenThousandAnswersToUnknownQuestions(): void {
		$answers = [];
		for ($number = 0; $number < 10_000; $number++) {
			$answers["key$number"] = "value $number";
		}
		$form = self::read(json_encode(['title' => 'T', 'questions' => [], 'responses' => [['answers' => $answers]]], JSON_THROW_ON_ERROR));
		[$converter, $responses] = self::responses($form);
		$asked = self::decoded($converter->definitionJson())['questions'];
		self::assertLessThan(300, count(is_array($asked) ? $asked : []));
		self::assertStringContainsString('value 9999', $responses[0]->json);
	}

	public function testSurvivesMutants(): void {
		$bases = [self::file('code.fvform'), self::file('doc.fvform')];
		$odd = ['null', '""', '-1', '1e300', '[]', '{}', '"__proto__"', '[[[[]]]]', '{"a":{"b":[{}]}}', 'true', '"\u0000"', '"{{q1}}"'];
		$odd[] = '99999999999999999999';
		mt_srand(20_261_127);
		$wanted = (int)getenv('MUTANTS');
		$outcomes = ['form' => 0, 'none' => 0];
		for ($number = 0; $number < max($wanted, self::MUTANTS); $number++) {
			$text = $bases[$number % 2];
			for ($change = mt_rand(1, 8); $change > 0; $change--) {
				$text = self::mutant($text, $odd[mt_rand(0, count($odd) - 1)]);
			}
			try {
				$form = self::read($text);
				[$converter, $responses] = self::responses($form);
				FormDocument::read($form->document->toJson());
				self::decoded($converter->definitionJson());
				array_map(static fn (ImportedResponse $one): array => self::decoded($one->json), $responses);
				$outcomes['form']++;
			} catch (BrokenForm) {
				$outcomes['none']++;
			}
		}
		self::assertGreaterThan(100, $outcomes['form']);
	}

	private static function mutant(string $text, string $odd): string {
		$json = json_decode($text, true);
		if (mt_rand(0, 19) === 0 || !is_array($json)) {
			return substr_replace($text, chr(mt_rand(0, 255)), mt_rand(0, strlen($text) - 1), 1);
		}
		return json_encode(self::changed($json, json_decode($odd, true), mt_rand(1, 7)), JSON_THROW_ON_ERROR);
	}

	/**
	 * @param array<array-key, mixed> $json
	 * @return array<array-key, mixed> with another value somewhere, or a part of it elsewhere, twice or not at all
	 */
	private static function changed(array $json, mixed $odd, int $depth): array {
		if ($json === []) {
			return [$odd];
		}
		$key = array_rand($json);
		$value = $json[$key];
		if (is_array($value) && $depth > 0) {
			return array_replace($json, [$key => self::changed($value, $odd, $depth - 1)]);
		}
		return match (mt_rand(0, 4)) {
			0 => array_diff_key($json, [$key => 1]),
			1 => array_replace($json, [array_rand($json) => $value]),
			2 => [...$json, 'x' => $value, ...array_values($json)],
			default => array_replace($json, [$key => $odd]),
		};
	}

	private static function file(string $name): string {
		return (string)file_get_contents(self::FOLDER . $name);
	}

	/** @throws BrokenForm */
	private static function read(string $text): ImportedForm {
		return FormConverter::read(SourceFile::read($text), 'file.fvform');
	}

	/** @return array{ResponseConverter, list<ImportedResponse>} */
	private static function responses(ImportedForm $form): array {
		$texts = new KeptTexts(static fn (string $title): string => "<$title>");
		$converter = new ResponseConverter($form, $texts, 1_790_000_000, new Changes());
		$read = array_map($converter->read(...), $form->responses);
		return [$converter, array_values(array_filter($read, static fn (?ImportedResponse $one): bool => $one !== null))];
	}

	/** @return list<string> id and code of what is about a question, in their order */
	private static function codesOfQuestions(ImportedForm $form): array {
		$about = array_filter($form->changes->all(), static fn (Change $one): bool => $one->questionId !== null);
		$codes = array_map(static fn (Change $one): string => "$one->questionId $one->code", array_values($about));
		sort($codes);
		return $codes;
	}

	/** @return array<array-key, mixed> */
	private static function plain(mixed $value): array {
		return self::decoded(json_encode($value, JSON_THROW_ON_ERROR));
	}

	/** @return array<array-key, mixed> */
	private static function decoded(string $json): array {
		$decoded = json_decode($json, true, 512, JSON_THROW_ON_ERROR);
		self::assertIsArray($decoded);
		return $decoded;
	}
}
