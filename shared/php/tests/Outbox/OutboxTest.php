<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Outbox;

use Host\Database\Schema;
use Host\Tests\Database\DatabaseTestCase;
use Psr\Log\AbstractLogger;
use Shared\Db\OutboxTable;
use Shared\Db\Transaction;
use Shared\Outbox\Delivery;
use Shared\Outbox\Handler;
use Shared\Outbox\Later;
use Shared\Outbox\Message;
use Shared\Outbox\Outbox;
use Shared\Outbox\Undeliverable;
use Shared\Tests\Fixture\Services;
use Shared\Tests\Fixture\SetClock;

final class OutboxTest extends DatabaseTestCase {
	private const JOBS = 8;
	private const MESSAGES = 200;

	private SetClock $clock;
	private OutboxTable $table;
	private Outbox $outbox;
	/** @var list<array<string, mixed>> payloads in the order of their attempts */
	private array $attempts = [];
	/** @var array<int, \Throwable> what the attempts fail with, by their number from 0 */
	private array $failures = [];
	/** @var list<string> levels and kinds of what was logged */
	private array $log = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$schema = new Schema($this->connection->doctrine);
		OutboxTable::create($schema, 'notes');
		$schema->apply();
		$this->clock = new SetClock();
		$this->table = new OutboxTable($this->connection, 'notes');
		$this->outbox = new Outbox($this->table, $this->clock);
	}

	private function delivery(): Delivery {
		$handler = self::createStub(Handler::class);
		$handler->method('deliver')->willReturnCallback(function (array $payload): void {
			/** @var array<string, mixed> $payload */
			$this->attempts[] = $payload;
			$failure = $this->failures[count($this->attempts) - 1] ?? null;
			if ($failure !== null) {
				throw $failure;
			}
		});
		$logger = self::createStub(AbstractLogger::class);
		foreach (['info', 'error'] as $level) {
			$logger->method($level)->willReturnCallback(function (mixed $message, array $context) use ($level): void {
				$this->log[] = "$level: " . json_encode([$context['kind'], $context['attempt']]);
			});
		}
		return new Delivery($this->table, $this->clock, new Services(['outbox.note' => $handler]), $logger, 'notes');
	}

	/** @return array<array-key, mixed> the only message */
	private function row(): array {
		$rows = $this->database->rows('SELECT attempts, last_error, not_before, done_at FROM oc_notes_outbox');
		self::assertCount(1, $rows);
		return $rows[0];
	}

	public function testAMessageIsDeliveredOnce(): void {
		self::assertTrue($this->outbox->add('note', 'a', ['text' => 'é', 'list' => [1, 2], 'map' => ['b' => null]]));

		self::assertSame([1, 0], [$this->delivery()->run(60), $this->delivery()->run(60)]);
		self::assertSame([['text' => 'é', 'list' => [1, 2], 'map' => ['b' => null]]], $this->attempts);
		self::assertSame([1, null, $this->clock->time], [$this->row()['attempts'], $this->row()['last_error'], $this->row()['done_at']]);
	}

	public function testWhatWasSaidIsForgottenWhenAMessageIsDone(): void {
		$said = fn (): array => $this->database->column('SELECT payload FROM oc_notes_outbox');
		$this->outbox->add('note', 'a', ['address' => 'ann@example.org']);
		self::assertSame(['{"address":"ann@example.org"}'], $said());
		$this->delivery()->run(60);
		self::assertSame(['{}'], $said());
	}

	public function testOfTwoWithTheSameKeyTheSecondIsNotAddedNotEvenLater(): void {
		$this->outbox->add('note', 'a', ['number' => 1]);
		$this->delivery()->run(60);

		self::assertSame([false, true], [$this->outbox->add('note', 'a', []), $this->outbox->add('other', 'a', [])]);
		$this->clock->pass(100 * 86_400);
		$this->delivery()->run(60);
		self::assertTrue($this->outbox->add('note', 'a', []));
	}

	public function testWhatIsAddedInATransactionThatFailsIsNeverDelivered(): void {
		try {
			(new Transaction($this->connection))->run(function (): void {
				$this->outbox->add('note', 'a', []);
				throw new \RuntimeException('failed');
			});
		} catch (\RuntimeException) {
			// as meant
		}
		self::assertSame(0, $this->delivery()->run(60));
	}

	public function testADelayedMessageWaitsAndCanBeWithdrawnUntilItIsTried(): void {
		$this->outbox->add('note', 'a', ['number' => 1], 30);
		$this->outbox->add('note', 'b', ['number' => 2], 30);

		self::assertSame(0, $this->delivery()->run(60));
		self::assertSame([true, false], [$this->outbox->withdraw('note', 'a'), $this->outbox->withdraw('note', 'a')]);
		$this->clock->pass(30);
		self::assertSame(1, $this->delivery()->run(60));
		self::assertSame([[['number' => 2]], false], [$this->attempts, $this->outbox->withdraw('note', 'b')]);
	}

	public function testAFailedMessageIsTriedAgainAfterLongerAndLongerPauses(): void {
		$this->outbox->add('note', 'a', []);
		$this->failures = [new \RuntimeException('mail server is down'), new \RuntimeException('still')];
		$delivery = $this->delivery();

		$delivery->run(60);
		self::assertSame(
			[1, 'RuntimeException: mail server is down', $this->clock->time + Delivery::PAUSES[0], null],
			array_values($this->row()),
		);
		$this->clock->pass(Delivery::PAUSES[0] - 1);
		self::assertSame(0, $delivery->run(60));
		$this->clock->pass(1);
		$delivery->run(60);
		$this->clock->pass(Delivery::PAUSES[1]);

		self::assertSame([1, 3], [$delivery->run(60), count($this->attempts)]);
		self::assertSame(['info: ["note",1]', 'info: ["note",2]'], $this->log);
	}

	public function testAMessageThatNeverSucceedsIsGivenUpWithALineInTheLog(): void {
		$this->outbox->add('note', 'a', []);
		$this->failures = array_fill(0, 20, new \RuntimeException('no'));
		for ($hour = 0; $hour < 200; $hour++) {
			$this->delivery()->run(60);
			$this->clock->pass(3_600);
		}
		$most = count(Delivery::PAUSES) + 1;
		self::assertSame([$most, 'RuntimeException: no'], [count($this->attempts), $this->row()['last_error']]);
		self::assertSame("error: [\"note\",$most]", $this->log[$most - 1]);
		self::assertNotNull($this->row()['done_at']);
	}

	public function testManyAreAddedAtOnceEachWithItsDelay(): void {
		$this->outbox->add('note', '1', ['number' => 1]);
		$add = static fn (int $number): array => [(string)$number, ['number' => $number], $number];
		$this->outbox->addAll('note', array_map($add, range(1, 400)));
		self::assertSame(1, $this->delivery()->run(60));
		$this->clock->pass(10);
		self::assertSame([9, ['number' => 10]], [$this->delivery()->run(60), $this->attempts[9]]);
		$this->clock->pass(390);
		self::assertSame([390, 400], [$this->delivery()->run(600), count($this->attempts)]);
		$this->outbox->addAll('note', []);
	}

	public function testAHandlerWithAScheduleOfItsOwnIsCalledWhenItSaysAndNeverGivenUp(): void {
		$this->outbox->add('note', 'a', []);
		$this->failures = array_fill(0, 2 * count(Delivery::PAUSES), new Later(10, 'not yet'));
		foreach ($this->failures as $_) {
			self::assertSame(0, $this->delivery()->run(60));
			$this->clock->pass(9);
			self::assertSame(0, $this->delivery()->run(60));
			$this->clock->pass(1);
		}
		self::assertSame(1, $this->delivery()->run(60));
		self::assertSame([count($this->failures) + 1, []], [count($this->attempts), $this->log]);
	}

	public function testWhatCannotArriveIsGivenUpAtOnceAndAMissingHandlerIsNot(): void {
		$this->outbox->add('note', 'a', []);
		$this->failures = [new Undeliverable('no such account')];
		$this->delivery()->run(60);
		self::assertSame([['error: ["note",1]'], true], [$this->log, $this->row()['done_at'] !== null]);

		$this->outbox->add('unknown', 'a', []);
		$this->delivery()->run(60);
		self::assertSame('info: ["unknown",1]', $this->log[1]);
	}

	public function testAMessageWhoseProcessDiedIsDeliveredAfterItsClaim(): void {
		$this->outbox->add('note', 'a', ['number' => 1]);
		[$message] = $this->table->findAllDue($this->clock->time, 1);
		self::assertTrue($this->table->claim($message, $this->clock->time + Delivery::CLAIM_SECONDS));
		self::assertFalse($this->table->claim($message, $this->clock->time + Delivery::CLAIM_SECONDS));

		$this->clock->pass(Delivery::CLAIM_SECONDS - 1);
		self::assertSame(0, $this->delivery()->run(60));
		$this->clock->pass(1);
		self::assertSame([1, 2], [$this->delivery()->run(60), $this->row()['attempts']]);
	}

	public function testAProcessThatLostItsClaimDoesNotPostponeTheOthersAttempt(): void {
		$this->outbox->add('note', 'a', []);
		[$slow] = $this->table->findAllDue($this->clock->time, 1);
		$this->table->claim($slow, $this->clock->time);
		[$second] = $this->table->findAllDue($this->clock->time, 1);
		$this->table->claim($second, $this->clock->time + 500);

		$this->table->postpone($slow, $this->clock->time, 'slow');

		self::assertSame([null, $this->clock->time + 500], [$this->row()['last_error'], $this->row()['not_before']]);
	}

	public function testNoMessageIsStartedAfterTheGivenTime(): void {
		foreach (range(1, 5) as $number) {
			$this->outbox->add('note', "$number", []);
		}
		$handler = self::createStub(Handler::class);
		$handler->method('deliver')->willReturnCallback(fn () => $this->clock->pass(20));
		$logger = self::createStub(AbstractLogger::class);
		$delivery = new Delivery($this->table, $this->clock, new Services(['outbox.note' => $handler]), $logger, 'notes');

		self::assertSame([3, 2], [$delivery->run(60), $delivery->run(60)]);
	}

	public function testManyJobsAtOnceDeliverEachMessageOnce(): void {
		$outbox = new Outbox($this->table, new SetClock(time()));
		foreach (range(1, self::MESSAGES) as $number) {
			$outbox->add('note', "$number", ['number' => $number]);
		}
		$file = "{$this->instance->directory}/delivered";
		$jobs = array_map(function () use ($file): array {
			$command = [PHP_BINARY, __DIR__ . '/deliverer.php', $this->instance->directory, $file];
			$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
			return [$process !== false ? $process : self::fail('No process'), $pipes[1]];
		}, range(1, self::JOBS));
		$counts = [];
		foreach ($jobs as [$process, $output]) {
			$counts[] = (int)stream_get_contents($output);
			self::assertSame(0, proc_close($process));
		}

		$delivered = file($file, FILE_IGNORE_NEW_LINES);
		self::assertIsArray($delivered);
		sort($delivered, SORT_NUMERIC);
		self::assertSame(array_map(strval(...), range(1, self::MESSAGES)), $delivered);
		self::assertSame(self::MESSAGES, array_sum($counts));
		self::assertGreaterThan(1, count(array_diff($counts, [0])));
	}

	public function testTheLongestOverdueMessageComesFirst(): void {
		$this->outbox->add('note', 'b', [], 20);
		$this->outbox->add('note', 'a', [], 10);
		$this->clock->pass(60);

		$due = $this->table->findAllDue($this->clock->time, 5);

		$delays = array_map(static fn (Message $message): int => $message->notBefore - 1_800_000_000, $due);
		self::assertSame([10, 20], $delays);
	}
}
