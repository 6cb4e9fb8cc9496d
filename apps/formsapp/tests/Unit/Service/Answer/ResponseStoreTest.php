<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\AnsweredBefore;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\Period;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Service\Answer\Retention;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class ResponseStoreTest extends AnswerTestCase {
	public function testAResponseIsStoredAndCounted(): void {
		$stored = $this->submit(['q1' => 'Ann', 'q2' => 'c2', 'q3' => 41], duration: 30) ?? self::fail('Refused');
		self::assertSame([1, 1_800_000_000], [$stored->number, $stored->submittedAt]);
		self::assertSame(['q1' => 'Ann', 'q2' => 'c2', 'q3' => 41], $this->responses->findOrNull(self::FORM, $stored->id)?->answers());
		$form = $this->form();
		self::assertSame([1, 1], [$form->responses, $form->lastNumber]);
		$tally = $this->tally();
		self::assertSame([1, 30, 1, [2_000_000 => 1]], [$tally->responses, $tally->seconds, $tally->timed, $tally->slots]);
		[$day, $age] = [$tally->figures('single_choice', 'q2'), $tally->figures('number', 'q3')];
		self::assertSame(['answered' => 1, 'sum' => 0.0, 'low' => null, 'high' => null, 'counts' => ['c2' => 1]], $day);
		self::assertSame([41.0, 41.0], [$age['low'], $age['sum']]);
		self::assertSame('Party', (new DefinitionRepository($this->connection))->find(self::FORM, $form->definitionHash)['title'] ?? null);
	}

	public function testTimesDoNotRunBackwards(): void {
		$times = [];
		foreach ([0, -100, 200] as $passed) {
			$this->clock->time += $passed;
			$times[] = $this->submit([])?->submittedAt;
		}
		self::assertSame([1_800_000_000, 1_800_000_000, 1_800_000_100], $times);
	}

	public function testNothingIsStoredBeyondTheMostOrForAFormThatChanged(): void {
		$this->submit([], most: 2);
		$this->submit([], most: 2);
		self::assertNull($this->submit([], most: 2));
		$form = $this->form();
		$this->database->run("UPDATE oc_formsapp_forms SET definition_hash = 'other'");
		self::assertSame([2, 2], [$form->responses, $form->lastNumber]);
		$stale = clone $form;
		$this->database->run("UPDATE oc_formsapp_forms SET trashed_at = 5");
		self::assertNull($this->submit([]));
		self::assertSame(2, $stale->responses);
		self::assertSame(2, $this->tally()->responses);
	}

	public function testARepeatedKeyIsToldWhatWasStoredFirst(): void {
		$first = $this->submit(['q1' => 'Ann'], key: 'k');
		try {
			$this->submit(['q1' => 'Ann'], key: 'k');
			self::fail('Stored twice');
		} catch (AnsweredBefore $before) {
			self::assertSame($first?->id, $before->response->id);
		}
		self::assertSame([1, 1], [$this->form()->responses, $this->tally()->responses]);
	}

	public function testOneRespondentAnswersOnce(): void {
		$this->submit([], once: 'ann');
		self::assertSame(Reason::ALREADY_ANSWERED, $this->refusal([], once: 'ann'));
		$this->submit([], once: 'bob');
		self::assertSame(2, $this->form()->responses);
	}

	public function testSeatsAreTakenAndGivenBack(): void {
		$this->submit(['q2' => 'c1']);
		$second = $this->submit(['q2' => 'c1']) ?? self::fail('Refused');
		self::assertSame(Reason::INVALID_ANSWERS, $this->refusal(['q2' => 'c1']));
		$this->submit(['q2' => 'c2']);
		self::assertSame([['q2 c1 2'], 3], [$this->seats(), $this->form()->responses]);
		self::assertTrue($this->store->delete(self::FORM, $second->id));
		self::assertSame(['q2 c1 1'], $this->seats());
		$this->submit(['q2' => 'c1']);
		self::assertSame(Reason::INVALID_ANSWERS, $this->refusal(['q2' => 'c1']));
	}

	public function testSeatsThatComeLaterCountWhoWasThereBefore(): void {
		$this->change(self::questions(seats: null));
		$this->submit(['q2' => 'c1']);
		$this->submit(['q2' => 'c1']);
		self::assertSame([], $this->seats());
		$this->change(self::questions());
		self::assertSame(Reason::INVALID_ANSWERS, $this->refusal(['q2' => 'c1']));
	}

	public function testDeletingCountsAgain(): void {
		$stored = array_map(fn (int $age): StoredResponse => $this->submit(['q3' => $age], duration: $age) ?? self::fail(), [10, 99, 20]);
		self::assertTrue($this->store->delete(self::FORM, $stored[1]->id));
		self::assertFalse($this->store->delete(self::FORM, $stored[1]->id));
		$figures = $this->tally()->figures('number', 'q3');
		self::assertSame([2, 30.0, 20.0, 30], [$figures['answered'], $figures['sum'], $figures['high'], $this->tally()->seconds]);
		self::assertSame(2, $this->form()->responses);
		self::assertSame(2, $this->store->deleteAll(self::FORM));
		self::assertSame(0, $this->store->deleteAll(self::FORM));
		self::assertSame([0, 0, 3], [$this->form()->responses, $this->tally()->responses, $this->form()->lastNumber]);
		self::assertSame(4, $this->submit([])?->number);
	}

	public function testWhatIsOlderThanTheFormKeepsItIsForgotten(): void {
		$questions = self::questions(seats: 2_000);
		$this->change($questions);
		for ($number = 1; $number <= 1_010; $number++) {
			$this->clock->time += 86_400;
			$this->submit(['q2' => 'c1']);
		}
		$retention = new Retention(new OpenFormRepository($this->connection), $this->store, $this->left, $this->clock);
		$retention->apply();
		self::assertSame([1_010, ['q2 c1 1010']], [$this->form()->responses, $this->seats()]);
		$this->database->run('UPDATE oc_formsapp_forms SET retention_days = 4');
		$retention->apply();
		self::assertSame([5, ['q2 c1 5'], [1 => 5]], [$this->form()->responses, $this->seats(), $this->tallies->findAllCounts(self::FORM)]);
		$this->clock->time += 5 * 86_400;
		$retention->apply();
		self::assertSame([0, ['q2 c1 0'], []], [$this->form()->responses, $this->seats(), $this->tallies->findAllCounts(self::FORM)]);
		self::assertSame(1_011, $this->submit([])?->number);
	}

	public function testWhereSomebodyStoppedIsForgottenAfterTheSameTimeAndOnlyTheNewestAreKept(): void {
		$retention = new Retention(new OpenFormRepository($this->connection), $this->store, $this->left, $this->clock);
		foreach (range(1, 10) as $visit) {
			$this->left->save(self::FORM, "visit $visit", $visit < 6 ? 'q1' : 'q2', $this->clock->time += 86_400);
		}
		$period = Period::read(null, null, new \DateTimeZone('UTC'));
		self::assertInstanceOf(Period::class, $period);
		$retention->apply();
		self::assertEquals(['q1' => 5, 'q2' => 5], $this->left->countByQuestion(self::FORM, $period));
		$this->database->run('UPDATE oc_formsapp_forms SET retention_days = 6');
		$retention->apply();
		self::assertEquals(['q1' => 2, 'q2' => 5], $this->left->countByQuestion(self::FORM, $period));
		$this->left->save(8, 'visit 1', 'q1', 1);
		$this->left->deleteSurplus(4);
		self::assertEquals(['q2' => 4], $this->left->countByQuestion(self::FORM, $period));
		self::assertEquals(['q1' => 1], $this->left->countByQuestion(8, $period));
	}

	public function testATallyIsTheSameAfterItWasStored(): void {
		$this->submit(['q1' => 'Ann', 'q2' => 'c2', 'q3' => 1.5], duration: 30);
		$tally = $this->tally();
		self::assertEquals($tally, Tally::ofJson($tally->toJson()));
	}

	public function testManyResponsesAreReadInPieces(): void {
		for ($number = 1; $number <= 1_100; $number++) {
			$this->submit(['q3' => $number]);
		}
		self::assertSame([1 => 101, 0 => 999], $this->tallies->findAllCounts(self::FORM));
		$numbers = [];
		foreach ($this->responses->findAllBetween(self::FORM, new NumberRange(3, 1_090)) as $response) {
			$numbers[] = $response->number;
		}
		self::assertSame(range(3, 1_090), $numbers);
		$page = $this->responses->findAllOfPage(self::FORM, new NumberRange(0, 999), 4, 3);
		self::assertSame([995, 994, 993], array_map(static fn (StoredResponse $one): int => $one->number, $page));
		self::assertSame(11, $this->responses->countBetween(self::FORM, new NumberRange(490, 500)));
		self::assertSame(1, $this->responses->findNumberSinceOrNull(self::FORM, 0));
		self::assertNull($this->responses->findNumberSinceOrNull(self::FORM, $this->clock->time + 1));
	}

	/** @param array<string, mixed> $answers */
	private function refusal(array $answers, ?string $once = null): string {
		try {
			$this->submit($answers, once: $once);
			self::fail('Stored');
		} catch (Refusal $refusal) {
			return $refusal->reason;
		}
	}

	/** @param list<array<string, mixed>> $questions */
	private function change(array $questions): void {
		$new = self::definition($questions);
		$this->database->run('UPDATE oc_formsapp_forms SET definition = ?, definition_hash = ?', array_values($new));
	}
}
