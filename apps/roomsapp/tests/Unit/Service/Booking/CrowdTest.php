<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

final class CrowdTest extends BookingTestCase {
	private const PROCESSES = 24;

	public function testOfManyAtOnceOneGetsTheRoom(): void {
		$processes = array_map(fn (int $number): array => $this->ask($number), range(1, self::PROCESSES));
		foreach ($processes as [, , $output]) {
			self::assertSame("ready\n", fgets($output));
		}
		foreach ($processes as [, $input]) {
			fwrite($input, "\n");
		}
		$heard = [];
		foreach ($processes as [$process, , $output]) {
			$heard[] = stream_get_contents($output);
			self::assertSame(0, proc_close($process));
		}
		$counts = array_count_values(array_map(static fn (string|false $verdict): string => (string)$verdict, $heard));
		self::assertSame(self::PROCESSES - 1, $counts['declined'] ?? 0, json_encode($counts, JSON_THROW_ON_ERROR));
		self::assertSame(1, ($counts['accepted'] ?? 0) + ($counts['pending'] ?? 0));
		self::assertSame(1, $this->database->value(
			"SELECT COUNT(DISTINCT booking_id) FROM oc_roomsapp_occurrences WHERE state IN ('accepted', 'pending') AND claim IS NULL",
		));
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_roomsapp_occurrences WHERE claim IS NOT NULL'));
	}

	public function testOneThatIsKilledBeforeItsEventIsStoredLeavesTheOldTime(): void {
		$this->book(SomeRequest::of('blue', 5, awaitsEvent: true));
		[$process, $input, $output] = $this->ask(1, true);
		fwrite($input, "\n");
		self::assertSame("ready\nclaimed\n", fgets($output) . fgets($output));
		proc_terminate($process, SIGKILL);
		proc_close($process);
		$asked = fn (int $hour): string => self::said($this->claim(SomeRequest::of('blue', $hour, "other-$hour", 'ben')));
		self::assertSame(['declined conflict', 'declined conflict'], [$asked(5), $asked(6)]);
		$this->clock->time += 60;
		self::assertSame(['declined conflict', 'accepted'], [$asked(5), $asked(6)]);
		self::assertSame(['5 accepted'], $this->dates());
	}

	/** @return array{resource, resource, resource} process, what it waits for, and what it prints */
	private function ask(int $number, bool $isLater = false): array {
		$process = proc_open(
			[PHP_BINARY, __DIR__ . '/claimer.php', $this->instance->directory, (string)$number, ...$isLater ? ['later'] : []],
			[0 => ['pipe', 'r'], 1 => ['pipe', 'w']],
			$pipes,
		);
		return [$process !== false ? $process : self::fail('No process'), $pipes[0], $pipes[1]];
	}
}
