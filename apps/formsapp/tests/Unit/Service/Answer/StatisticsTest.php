<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Answer;

use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Model\Answer\Change\ChangedResponse;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\Periods;
use OCA\FormsApp\Service\Answer\ResultAccess;
use OCA\FormsApp\Service\Answer\Statistics;
use OCA\FormsApp\Shared\Host\KeptTexts;
use OCA\FormsApp\Shared\Host\Platform;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;
use OCP\ICacheFactory;
use Shared\Tests\Fixture\ArrayMemcache;
use Shared\Tests\Fixture\SetClock;

final class StatisticsTest extends AnswerTestCase {
	private const DAY = 86_400;
	private Statistics $statistics;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$access = self::createStub(ResultAccess::class);
		$access->method('readable')->willReturnCallback($this->form(...));
		$zones = self::createStub(CallerZone::class);
		$zones->method('find')->willReturn(new \DateTimeZone('UTC'));
		$caches = self::createStub(ICacheFactory::class);
		$caches->method('createLocal')->willReturn(new ArrayMemcache(new SetClock()));
		$platform = self::createStub(Platform::class);
		$platform->method('app')->willReturn(['version' => '1.0.0']);
		$this->statistics = new Statistics(
			$access, new Definitions(), new Periods($this->responses, $zones), $this->tallies, $this->responses,
			new DefinitionRepository($this->connection), $this->left, $zones, new KeptTexts($caches, 'formsapp'), $platform,
		);
	}

	public function testAPeriodHasItsOwnFigures(): void {
		$first = $this->clock->time;
		foreach (range(1, 4) as $age) {
			$this->submit(['q3' => $age]);
			$this->clock->time += self::DAY;
		}
		$day = static fn (int $days): string => gmdate('Y-m-d', $first + $days * self::DAY);
		self::assertSame([4, 2.5], $this->figures([]));
		self::assertSame([2, 2.5], $this->figures(['from' => $day(1), 'to' => $day(2)]));
		self::assertSame([3, 3], $this->figures(['from' => $day(1)]));
		self::assertSame([1, 1], $this->figures(['to' => $day(0)]));
		self::assertSame([0, null], $this->figures(['from' => $day(9)]));
	}

	public function testAPeriodOfManyBlocksIsTheSumOfItsParts(): void {
		$first = $this->clock->time;
		$this->connection->executeStatement('UPDATE *PREFIX*formsapp_forms SET last_number = 995');
		for ($number = 0; $number < 10; $number++) {
			$this->submit(['q3' => $number]);
			$this->clock->time += self::DAY;
		}
		$from = gmdate('Y-m-d', $first + 2 * self::DAY);
		self::assertSame([8, 5.5], $this->figures(['from' => $from]));
	}

	public function testEachChangeIsSeenAtOnce(): void {
		$response = $this->submit(['q3' => 10]) ?? self::fail('No response');
		self::assertSame([1, 10], $this->figures([]));
		$this->submit(['q3' => 20]);
		self::assertSame([2, 15], $this->figures([]));
		$this->store->change($this->form(), new ChangedResponse($response->id, '{"q3":40}', null, new SentFiles()));
		self::assertSame([2, 30], $this->figures([]));
		$this->store->delete(self::FORM, $response->id);
		self::assertSame([1, 20], $this->figures([]));
		$this->store->deleteAll(self::FORM);
		self::assertSame([0, null], $this->figures([]));
	}

	/**
	 * @param array{from?: string, to?: string} $query
	 * @return array{int, mixed} responses, and the average of their numbers
	 */
	private function figures(array $query): array {
		$stats = $this->statistics->read((string)self::FORM, 'ann', $query);
		$total = $stats['totalResponses'] ?? null;
		$questions = $stats['questionStats'] ?? null;
		self::assertIsInt($total);
		self::assertInstanceOf(\stdClass::class, $questions);
		$figures = $questions->q3 ?? null;
		return [$total, $figures instanceof \stdClass ? $figures->average ?? null : null];
	}
}
