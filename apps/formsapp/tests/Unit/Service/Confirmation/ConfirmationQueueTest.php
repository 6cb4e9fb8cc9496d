<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Confirmation;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\AnsweredBefore;
use OCA\FormsApp\Model\Confirmation\WantedMail;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class ConfirmationQueueTest extends AnswerTestCase {
	private function answer(string $name, ?string $key = null, string $choice = 'c2'): ?string {
		$mail = new WantedMail("$name@example.org", hash('sha256', $name), 'nl');
		return $this->submit(['q2' => $choice], key: $key, mail: $mail)?->id;
	}

	/** @return list<mixed> */
	private function queued(): array {
		return $this->database->column('SELECT payload FROM oc_formsapp_outbox ORDER BY created_at, payload');
	}

	private function number(): int {
		return count($this->queued());
	}

	public function testAMailIsQueuedWithItsResponseAndNamesNoAnswer(): void {
		$id = $this->answer('ann');
		self::assertSame(
			['{"address":"ann@example.org","language":"nl","fileId":7,"responseId":"' . $id . '"}'],
			$this->queued(),
		);
	}

	public function testNothingIsQueuedOrCountedForAResponseThatIsNotStored(): void {
		$this->answer('ann', choice: 'c1');
		$this->answer('ben', choice: 'c1');
		try {
			$this->answer('cleo', choice: 'c1');
			self::fail('There is a third seat');
		} catch (Refusal $refusal) {
			self::assertSame(Reason::INVALID_ANSWERS, $refusal->reason);
		}
		self::assertSame(2, $this->number());
		$this->answer('cleo');
		self::assertSame(3, $this->number());
	}

	public function testARepeatedRequestQueuesNoneAgain(): void {
		$this->answer('ann', key: 'k');
		$this->clock->time += Limits::CONFIRMATION_SECONDS;
		try {
			$this->answer('ann', key: 'k');
			self::fail('Stored twice');
		} catch (AnsweredBefore) {
			self::assertSame(1, $this->number());
		}
	}

	public function testAnAddressGetsOneInTenMinutesAndFiveADay(): void {
		$counts = [];
		for ($time = 0; $time <= 86_400; $time += 300) {
			self::assertNotNull($this->answer('ann'));
			$counts[$time] = $this->number();
			$this->clock->time += 300;
		}
		self::assertSame([1, 1, 2, 2, 3, 5, 5, 6], [
			$counts[0], $counts[300], $counts[600], $counts[900], $counts[1_200], $counts[2_400], $counts[86_100], $counts[86_400],
		]);
		$this->answer('ben');
		self::assertSame(7, $this->number());
	}

	public function testTheDayCountsOverAllForms(): void {
		for ($form = 1; $form <= 7; $form++) {
			$this->mails->add($form, "r$form", new WantedMail('ann@example.org', 'ann', 'en'));
		}
		self::assertSame(5, $this->number());
	}

	public function testAFormSendsSoManyInAnHour(): void {
		$most = Limits::CONFIRMATIONS_PER_FORM_AND_HOUR;
		for ($number = 0; $number < $most + 2; $number++) {
			$this->mails->add(self::FORM, "r$number", new WantedMail("a$number@example.org", "a$number", 'en'));
		}
		self::assertSame($most, $this->number());
		// What its form refused does not count for the address.
		$this->mails->add(8, 'other', new WantedMail("a$most@example.org", "a$most", 'en'));
		$this->clock->time += 3_600;
		$this->answer('ann');
		self::assertSame($most + 2, $this->number());
	}

	public function testCountersThatEndedAreForgotten(): void {
		$this->answer('ann');
		$rows = fn (): array => $this->database->column('SELECT used FROM oc_formsapp_calls');
		self::assertCount(3, $rows());
		$this->clock->time += 3_600;
		$this->mails->sweep();
		self::assertCount(1, $rows());
		$this->clock->time += 86_400;
		$this->mails->sweep();
		self::assertSame([], $rows());
	}
}
