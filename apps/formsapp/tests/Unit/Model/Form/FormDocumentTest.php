<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Form;

use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FaultText;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\Removal;
use OCA\FormsApp\Model\Question\QuestionChange;
use OCA\FormsApp\Model\Question\QuestionOrder;
use OCA\FormsApp\Shared\Uuid;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FormDocumentTest extends TestCase {
	private const ID = '11111111-2222-4333-8444-555555555555';

	public function testWritesWhatItReads(): void {
		$json = self::form(['other' => new \stdClass(), 'branding' => (object)['layout' => []]])->toJson();
		self::assertSame($json, FormDocument::read($json)->toJson());
		self::assertStringContainsString('"other": {}', $json);
		self::assertStringContainsString(self::ID, $json);
	}

	public function testKeepsNoResponsesAndNothingSecret(): void {
		$form = self::form([
			'responses' => [(object)['answers' => 'canary']], '_index' => 'canary', 'settings' => (object)['share_password' => 'canary'],
		]);
		self::assertStringNotContainsString('canary', $form->toJson() . $form->definitionJson());
	}

	public function testGivesAnIdToAFileWithoutOne(): void {
		self::assertTrue(Uuid::isOne(FormDocument::read('{"title": "By hand"}')->id));
		self::assertTrue(Uuid::isOne(FormDocument::read('{"id": "mine"}')->id));
	}

	#[TestWith(['', 'The file is not valid JSON.'])]
	#[TestWith(['[]', 'The file holds no form.'])]
	#[TestWith(['"text"', 'The file holds no form.'])]
	#[TestWith(["{\"title\": \"\xff\"}", 'The file is not valid JSON.'])]
	#[TestWith(['{"version": 2}', 'The file was written by a newer version of Forms.'])]
	#[TestWith(['{"questions": [{"type": "telepathy"}]}', 'q1, type: The type of the question is unknown.'])]
	public function testSaysWhatIsWrongWithAFile(string $bytes, string $sentence): void {
		$this->expectExceptionObject(new BrokenForm($sentence));
		FormDocument::read($bytes);
	}

	public function testStoresADefinitionWithAllSettings(): void {
		$stored = self::form(['settings' => (object)['maxResponses' => 4]])->definitionJson();
		self::assertStringContainsString('"maxResponses":4', $stored);
		self::assertStringContainsString('"allowMultiple":true', $stored);
	}

	public function testSaysOfEachQuestionWhatIsWrong(): void {
		try {
			self::form(['questions' => [(object)['type' => 'text', 'title' => str_repeat('x', 3000)], (object)['type' => 'x']]]);
			self::fail('Nothing was wrong');
		} catch (DefinitionFault $fault) {
			self::assertSame(
				['q1' => 'The text is longer than 2000 characters.', 'q2' => 'The type of the question is unknown.'],
				FaultText::questions($fault),
			);
		}
	}

	public function testRemovesWhatDependsOnAQuestion(): void {
		$leaf = static fn (string $id): \stdClass => (object)['questionId' => $id, 'operator' => 'equals', 'value' => 'x'];
		$form = self::form([
			'questions' => [
				(object)['id' => 'q1', 'type' => 'text'],
				(object)['id' => 'q2', 'type' => 'text', 'showIf' => $leaf('q1')],
				(object)['id' => 'q3', 'type' => 'text', 'showIf' => (object)[
					'operator' => 'and', 'conditions' => [$leaf('q1'), $leaf('q2')],
				]],
			],
			'pages' => [
				(object)['id' => 'p1', 'questions' => ['q1', 'q2'], 'routing' => [(object)[...(array)$leaf('q1'), 'targetPageId' => 'p2']]],
				(object)['id' => 'p2', 'questions' => ['q3']],
			],
		]);
		$without = $form->with(Removal::of($form, 'q1'));
		self::assertStringNotContainsString('"q1"', $without->toJson());
		self::assertSame(['q2', 'q3'], QuestionOrder::ids($without));
		self::assertSame([['q2'], ['q3']], array_column($without->pages() ?? [], 'questions'));
		self::assertArrayNotHasKey('showIf', $without->questions()[0]);
		self::assertArrayHasKey('showIf', $without->questions()[1]);
	}

	public function testTakesQuestionsOutOfASectionThatGoes(): void {
		$form = self::form(['questions' => [
			(object)['id' => 'q1', 'type' => 'section', 'title' => 'You'], (object)['id' => 'q2', 'type' => 'text', 'sectionId' => 'q1'],
		]]);
		self::assertSame('q1', $form->questions()[1]['sectionId'] ?? null);
		self::assertArrayNotHasKey('sectionId', $form->with(Removal::of($form, 'q1'))->questions()[0]);
	}

	public function testOrdersQuestionsWithinTheirPages(): void {
		$form = self::form([
			'questions' => array_map(
				static fn (string $id): \stdClass => (object)['id' => $id, 'type' => 'text'],
				['q1', 'q2', 'q3', 'q4'],
			),
			'pages' => [(object)['questions' => ['q1', 'q2']], (object)['questions' => ['q3', 'q4']]],
		]);
		$ordered = $form->with(QuestionOrder::of($form, ['q4', 'q2', 'q4']));
		self::assertSame(['q4', 'q2', 'q1', 'q3'], QuestionOrder::ids($ordered));
		self::assertSame([['q2', 'q1'], ['q4', 'q3']], array_column($ordered->pages() ?? [], 'questions'));
	}

	public function testChangesAQuestion(): void {
		$choices = [['id' => 'c1', 'label' => 'Red']];
		$options = (object)['choices' => $choices, 'randomize' => true];
		$question = ['id' => 'q1', 'type' => 'dropdown', 'title' => 'Old', 'options' => $options];
		self::assertSame('q1', QuestionChange::apply($question, ['id' => 'q9', 'title' => 'New'])['id']);
		self::assertArrayNotHasKey('title', QuestionChange::apply($question, ['question' => 'New']));
		self::assertEquals((object)['choices' => $choices], QuestionChange::apply($question, ['type' => 'single_choice'])['options']);
		self::assertEquals(new \stdClass(), QuestionChange::apply($question, ['type' => 'date'])['options']);
		self::assertEquals((object)['choices' => $choices], QuestionChange::apply($question, ['randomize' => false])['options']);
	}

	/** @param array<string, mixed> $members */
	private static function form(array $members): FormDocument {
		return FormDocument::of($members + ['id' => self::ID, 'title' => 'Party']);
	}
}
