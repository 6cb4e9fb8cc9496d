<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Webhook;

use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Model\Webhook\Event;
use OCA\FormsApp\Model\Webhook\Webhook;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Answer\Retention;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\Outbox\Delivery as OutboxDelivery;
use OCA\FormsApp\Shared\Remote\RemoteAnswer;
use OCA\FormsApp\Shared\Remote\RemoteClient;
use OCA\FormsApp\Shared\Remote\RemoteRequest;
use OCA\FormsApp\Shared\Remote\RemoteResult;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;
use OCA\FormsApp\Tests\Unit\Fake\Hooks;
use OCP\Security\ICrypto;

final class HookHandlerTest extends AnswerTestCase {
	private const DAY = 86_400;

	private WebhookRepository $webhooks;
	private DeliveryRepository $deliveries;
	/** @var list<RemoteRequest> */
	private array $sent = [];
	/** What the server answers; 200 when nothing else is said. */
	private ?RemoteAnswer $answer = null;
	private bool $isReadable = true;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->webhooks = new WebhookRepository($this->connection);
		$this->deliveries = new DeliveryRepository($this->connection);
		$this->webhooks->create(new Webhook('wh_1', self::FORM, 'Tool', 'https://example.org/', 'sealed', [], true, 1, null));
		$this->database->run('UPDATE oc_formsapp_forms SET hooks = 1');
	}

	private function run60(): int {
		$remote = self::createStub(RemoteClient::class);
		$remote->method('send')->willReturnCallback(function (RemoteRequest $request): RemoteAnswer {
			$this->sent[] = $request;
			return $this->answer ?? RemoteAnswer::received(200, '', []);
		});
		$crypto = self::createStub(ICrypto::class);
		$crypto->method('decrypt')->willReturnCallback(
			fn (): string => $this->isReadable ? 'whsec_1' : throw new \RuntimeException('HMAC does not match.'),
		);
		return Hooks::delivery($this->connection, $this->clock, $remote, $crypto, self::createStub(Accounts::class))->run(60);
	}

	/** @return list<Delivery> the oldest first */
	private function log(): array {
		return array_reverse($this->deliveries->findAllOfPage('wh_1', 0, 2_000));
	}

	/** @return list<string> ids in the order in which they were sent */
	private function ids(): array {
		return array_map(static fn (RemoteRequest $request): string => $request->headers['X-Forms-Delivery'] ?? '', $this->sent);
	}

	public function testAFailingServerIsAskedForADayUnderOneIdAndThenNoMore(): void {
		$this->submit(['q1' => 'Ann']);
		$this->answer = RemoteAnswer::received(503, '', []);
		$times = [];
		for ($minute = 0; $minute < 3 * 1_440; $minute++) {
			$before = count($this->sent);
			$this->run60();
			if (count($this->sent) > $before) {
				$times[] = $this->clock->time - 1_800_000_000;
			}
			$this->clock->time += 60;
		}
		self::assertCount(count($times), $this->sent);
		self::assertSame([$this->log()[0]->id], array_values(array_unique($this->ids())));
		self::assertCount(1, array_unique(array_map(static fn (RemoteRequest $one): string => $one->body, $this->sent)));
		self::assertGreaterThanOrEqual(8, count($times));
		self::assertEqualsWithDelta(self::DAY, $times[count($times) - 1], 120);
		$pauses = array_map(static fn (int $one, int $next): int => $next - $one, array_slice($times, 0, -2), array_slice($times, 1, -1));
		$growing = array_slice($pauses, 0, 6);
		sort($growing);
		self::assertSame($growing, array_slice($pauses, 0, 6));
		[$failed] = $this->log();
		self::assertSame(['failed', 503, 'refused', null], [$failed->state, $failed->status, $failed->error, $failed->nextAt]);
		self::assertSame(1_800_000_000, $this->webhooks->findOrNull(self::FORM, 'wh_1')?->failingSince);
	}

	public function testEachAttemptIsSignedWithItsOwnTime(): void {
		$this->submit(['q1' => 'Ann']);
		$this->answer = RemoteAnswer::received(500, '', []);
		$this->run60();
		$this->clock->time += 100;
		$this->answer = null;
		$this->run60();
		foreach ([0, 100] as $number => $passed) {
			$request = $this->sent[$number];
			$time = (string)(1_800_000_000 + $passed);
			$signature = 'v1=' . hash_hmac('sha256', "$time.$request->body", 'whsec_1');
			self::assertSame([$time, $signature], [$request->headers['X-Forms-Timestamp'], $request->headers['X-Forms-Signature']]);
		}
		self::assertSame($this->sent[0]->body, $this->sent[1]->body);
	}

	public function testOthersWaitWhileOneAsksWhetherTheServerIsBackAndAllArriveThen(): void {
		for ($number = 0; $number < 40; $number++) {
			$this->submit(['q1' => "Guest $number"]);
		}
		$this->answer = RemoteAnswer::failure(RemoteResult::TIMEOUT);
		for ($minute = 0; $minute < 120; $minute++) {
			$this->run60();
			$this->clock->time += 60;
		}
		self::assertLessThan(20, count($this->sent));
		$this->answer = null;
		for ($minute = 0; $minute < 20; $minute++) {
			$this->run60();
			$this->clock->time += 60;
		}
		$delivered = array_filter($this->log(), static fn (Delivery $one): bool => $one->state === Delivery::DELIVERED);
		self::assertGreaterThanOrEqual(35, count($delivered));
		self::assertNull($this->webhooks->findOrNull(self::FORM, 'wh_1')?->failingSince);
	}

	public function testWhatIsRefusedByItselfHoldsUpNothingElse(): void {
		$this->submit(['q1' => 'Ann']);
		$this->answer = RemoteAnswer::received(422, '', []);
		$this->run60();
		$this->answer = null;
		$this->submit(['q1' => 'Ben']);
		$this->run60();
		$states = array_map(static fn (Delivery $one): string => $one->state, $this->log());
		sort($states);
		self::assertSame(['delivered', 'waiting'], $states);
	}

	public function testRetryAfterIsRespected(): void {
		$this->submit(['q1' => 'Ann']);
		$this->answer = RemoteAnswer::received(429, '', ['retry-after' => '1200']);
		$this->run60();
		self::assertSame(1_200, ($this->log()[0]->nextAt ?? 0) - $this->clock->time);
	}

	public function testASecretThatCannotBeReadFailsAtOnce(): void {
		$this->submit(['q1' => 'Ann']);
		$this->isReadable = false;
		$this->run60();
		self::assertSame([[], 'failed', 'unreadable_secret'], [$this->sent, $this->log()[0]->state, $this->log()[0]->error]);
	}

	public function testAFormWithoutWebhooksAsksForNone(): void {
		$this->database->run('UPDATE oc_formsapp_forms SET hooks = 0');
		$this->submit(['q1' => 'Ann']);
		self::assertSame([], $this->log());
	}

	public function testWhatIsDeletedTogetherOrTooOldIsToldOfOneByOneAndSpread(): void {
		for ($number = 0; $number < 1_005; $number++) {
			$this->submit(['q1' => "Guest $number"]);
		}
		$this->database->run('DELETE FROM oc_formsapp_deliveries');
		$this->clock->time += 10 * self::DAY;
		$this->database->run('UPDATE oc_formsapp_forms SET retention_days = 4');
		(new Retention(new OpenFormRepository($this->connection), $this->store, $this->left, $this->clock))->apply();
		$log = $this->log();
		self::assertSame([1_005, [Event::DELETED]], [count($log), array_values(array_unique(array_map(
			static fn (Delivery $one): string => $one->event,
			$log,
		)))]);
		self::assertCount(1_005, array_unique(array_map(static fn (Delivery $one): string => $one->responseId, $log)));
		$due = array_map(static fn (Delivery $one): int => $one->nextAt ?? 0, $log);
		self::assertGreaterThanOrEqual(99, max(0, ...$due) - $this->clock->time);
		$this->run60();
		self::assertLessThanOrEqual(20, count($this->sent));
		self::assertSame(['id'], array_keys((array)((array)json_decode($this->sent[0]->body, true))['data']));
	}

	public function testTheLogIsKeptShort(): void {
		$add = fn (int $number, string $state): Delivery
			=> new Delivery("d$number", 'wh_1', self::FORM, Event::CREATED, 'r', 1_000 + intdiv($number, 10), 1, $state);
		$this->deliveries->saveAll(array_map(
			static fn (int $number): Delivery => $add($number, $number % 2 === 0 ? Delivery::DELIVERED : Delivery::WAITING),
			range(1, 100),
		));
		$this->deliveries->deleteOld('wh_1', 20, 1_002);
		$kept = array_count_values(array_map(static fn (Delivery $one): string => $one->state, $this->log()));
		self::assertSame([50, 20], [$kept[Delivery::WAITING] ?? 0, $kept[Delivery::DELIVERED] ?? 0]);
		$this->deliveries->deleteOld('wh_1', 20, 1_009);
		$kept = array_count_values(array_map(static fn (Delivery $one): string => $one->state, $this->log()));
		self::assertSame(6, $kept[Delivery::DELIVERED] ?? 0);
	}

	public function testAProcessThatIsKilledAfterSendingSendsTheSameIdAgain(): void {
		$stored = $this->submit(['q1' => 'Ann']) ?? self::fail('Refused');
		$file = "{$this->instance->directory}/sent";
		$run = function (int $time) use ($file): int {
			$command = [PHP_BINARY, __DIR__ . '/sender.php', $this->instance->directory, $file, (string)$time];
			$process = proc_open($command, [], $pipes);
			self::assertIsResource($process);
			do {
				usleep(20_000);
				$status = proc_get_status($process);
			} while ($status['running']);
			return $status['signaled'] ? $status['termsig'] : $status['exitcode'];
		};
		self::assertSame(SIGKILL, $run($this->clock->time));
		self::assertSame(0, $run($this->clock->time + OutboxDelivery::CLAIM_SECONDS - 1));
		self::assertSame([Delivery::WAITING, 1], [$this->log()[0]->state, $this->log()[0]->attempts]);
		self::assertSame(0, $run($this->clock->time + OutboxDelivery::CLAIM_SECONDS));
		[$delivered] = $this->log();
		self::assertSame(array_fill(0, 2, "$delivered->id $stored->id"), file($file, FILE_IGNORE_NEW_LINES));
		self::assertSame([Delivery::DELIVERED, 2], [$delivered->state, $delivered->attempts]);
		self::assertSame(0, $run($this->clock->time + 10 * self::DAY));
		self::assertCount(2, (array)file($file));
	}
}
