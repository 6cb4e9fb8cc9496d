<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Answer;

use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class ChangedResponseTest extends AnswerTestCase {
	public function testWhatIsCountedFollows(): void {
		$first = $this->answered(['q1' => 'Ann', 'q2' => 'c1', 'q3' => 70]);
		$this->answered(['q2' => 'c1', 'q3' => 20]);
		$this->clock->time += 60;
		$changed = $this->change($first, ['q1' => 'Anna', 'q2' => 'c2']);
		self::assertNotNull($changed);
		$change = [$changed->number, $changed->revision, $changed->changedAt, $changed->changedBy];
		self::assertSame([1, 1, $this->clock->time, null], $change);
		self::assertSame([$first->id, $first->submittedAt], [$changed->id, $changed->submittedAt]);
		self::assertEquals($changed, $this->responses->findOrNull(self::FORM, $first->id));
		self::assertSame(['q2 c1 1'], $this->seats());
		$tally = $this->tally();
		self::assertSame([2, ['c2' => 1, 'c1' => 1]], [$tally->responses, $tally->figures('single_choice', 'q2')['counts']]);
		self::assertSame([1, 20.0, 20.0], array_values(array_intersect_key(
			$tally->figures('number', 'q3'), ['answered' => 0, 'low' => 0, 'high' => 0],
		)));
	}

	public function testWhoHasASeatKeepsItWhenAllAreTaken(): void {
		$first = $this->answered(['q2' => 'c1']);
		$this->answered(['q2' => 'c1']);
		$other = $this->answered(['q2' => 'c2']);
		self::assertSame(1, $this->change($first, ['q1' => 'Ann', 'q2' => 'c1'])?->revision);
		self::assertSame(['q2 c1 2'], $this->seats());
		try {
			$this->change($other, ['q2' => 'c1']);
			self::fail('Three have two seats');
		} catch (Unprocessable) {
			self::assertSame(['q2 c1 2'], $this->seats());
			self::assertEquals($other, $this->responses->findOrNull(self::FORM, $other->id));
		}
	}

	public function testTheSameAnswersChangeNothing(): void {
		$first = $this->answered(['q1' => 'Ann']);
		$changed = $this->change($first, ['q1' => 'Bea'], revision: 0);
		self::assertEquals($changed, $this->change($first, ['q1' => 'Bea'], revision: 0), 'a request that is repeated');
		$this->expectException(Conflict::class);
		$this->change($first, ['q1' => 'Cleo'], revision: 0);
	}

	public function testWhatTheFormDoesNotAskAnyMoreStays(): void {
		$first = $this->answered(['q1' => 'Ann', 'q3' => 70]);
		[$name, $day] = self::questions();
		$this->ask([$name, $day]);
		$changed = $this->change($first, ['q1' => 'Anna', 'q2' => 'c1']);
		self::assertSame(['q1' => 'Anna', 'q2' => 'c1', 'q3' => 70], $changed?->answers());
		self::assertSame(70.0, $this->tally()->figures('number', 'q3')['low']);
		$again = $this->change($first, ['q2' => 'c2']);
		self::assertSame(['q2' => 'c2', 'q3' => 70], $again?->answers());
		self::assertSame(1, $this->database->value('SELECT COUNT(*) FROM oc_formsapp_definitions'), 'what was asked is known already');
		$this->ask(self::questions());
		self::assertSame(['q1' => 'Ann'], $this->change($first, ['q1' => 'Ann'])?->answers(), 'what is asked again is answered again');
	}

	public function testAnswersToAnotherFormThanTheOneThatIsThereAreCheckedAgain(): void {
		$first = $this->answered(['q1' => 'Ann']);
		$form = $this->form();
		$this->ask([self::questions()[0]]);
		$change = new ChangedResponse($first->id, '{"q1":"Bea"}', null, new SentFiles());
		self::assertNull($this->store->change($form, $change));
	}

	public function testAResponseThatIsGoneIsNotMadeAgain(): void {
		$first = $this->answered(['q1' => 'Ann']);
		$this->store->delete(self::FORM, $first->id);
		$this->expectException(NotFound::class);
		$this->change($first, ['q1' => 'Bea']);
	}

	/** @param array<string, mixed> $answers */
	private function answered(array $answers): StoredResponse {
		return $this->submit($answers) ?? self::fail('The form has changed');
	}

	/** @param array<string, mixed> $answers */
	private function change(StoredResponse $response, array $answers, ?int $revision = null): ?StoredResponse {
		$json = json_encode((object)$answers, JSON_THROW_ON_ERROR);
		return $this->store->change($this->form(), new ChangedResponse($response->id, $json, null, new SentFiles(), $revision));
	}

	/** @param list<array<string, mixed>> $questions */
	private function ask(array $questions): void {
		$columns = self::definition($questions);
		$this->database->run(
			'UPDATE oc_formsapp_forms SET definition = ?, definition_hash = ?',
			[$columns['definition'], $columns['definition_hash']],
		);
	}
}
