<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Repository\Booking;

use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\RefusedStatement;
use OCP\DB\Exception;

final class RoomLockTest extends BookingTestCase {
	public function testEachRoomIsLockedOnceWhileTheWorkIsDone(): void {
		$look = fn (): array => [$this->claims(), $this->connection->inTransaction()];
		$during = $this->services->lock->hold(['green', 'blue', 'green'], $look);
		self::assertSame([['blue 1', 'green 1'], true], $during);
		self::assertFalse($this->connection->inTransaction());
	}

	public function testWorkThatFailsLeavesNothing(): void {
		try {
			$this->services->lock->hold(['blue'], function (): void {
				$this->connection->insertIgnoreConflict('things', ['name' => 'half']);
				throw new \RuntimeException('failed');
			});
		} catch (\RuntimeException $failure) {
			self::assertSame('failed', $failure->getMessage());
		}
		self::assertSame([[], ['blue 0', 'green 0']], [$this->things(), $this->claims()]);
	}

	public function testWorkThatTheDatabaseAbortsIsDoneAgainFromTheStart(): void {
		$done = 0;
		$this->services->lock->hold(['blue'], function () use (&$done): void {
			$this->connection->insertIgnoreConflict('things', ['name' => 'try ' . ++$done]);
			if ($done < 3) {
				throw new RefusedStatement(Exception::REASON_DEADLOCK);
			}
		});
		self::assertSame([['try 3' => 0], ['blue 1', 'green 0']], [$this->things(), $this->claims()]);
	}

	public function testARoomThatDoesNotExistIsRefusedBeforeAnyWork(): void {
		$this->expectExceptionObject(new NotFound('unknown_room', 'Room not found'));
		$this->services->lock->hold(['blue', 'red'], static fn () => self::fail('Worked without the lock'));
	}

	/** @return list<mixed> how often each room was locked */
	private function claims(): array {
		return $this->database->column("SELECT id || ' ' || claims FROM oc_roomsapp_rooms ORDER BY id");
	}
}
