<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Booking;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Booking\Booking;
use OCA\RoomsApp\Model\Booking\BookingRequest;
use OCA\RoomsApp\Model\Booking\Claim;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Tests\Unit\Fake\BookingTestCase;
use OCA\RoomsApp\Tests\Unit\Fake\RoomModel;
use OCA\RoomsApp\Tests\Unit\Fake\RoomTables;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** @phpstan-import-type Ask from RoomModel */
final class RandomOperationsTest extends BookingTestCase {
	private const OPERATIONS = 500;
	private const ROOMS = ['blue', 'green', 'red'];
	private const NAMES = ['anna 1', 'anna 2', 'ben 1', 'ben 2', 'cleo 1'];
	private const ACTIONS = ['book', 'book', 'hold', 'hold', 'hold', 'confirm', 'withdraw', 'accept', 'decline', 'release', 'wait', 'wait'];

	private Randomizer $random;
	private RoomModel $model;
	/** @var array<int, Claim> */
	private array $claims = [];
	private int $sequence = 0;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		RoomTables::addRoom($this->connection, 'red');
		[$this->model, $this->random] = [new RoomModel(), new Randomizer(new Mt19937(0))];
	}

	#[TestWith([1])]
	#[TestWith([2])]
	#[TestWith([3])]
	public function testWhateverHappensTheTablesAreLikeTheModel(int $seed): void {
		$this->random = new Randomizer(new Mt19937($seed));
		$counts = [];
		for ($operation = 0; $operation < self::OPERATIONS; $operation++) {
			$action = $this->one(self::ACTIONS);
			$outcome = match ($action) {
				'book' => $this->ask(false),
				'hold' => $this->ask(true),
				'confirm' => $this->confirm(),
				'withdraw' => $this->withdraw(),
				'accept', 'decline', 'release' => $this->change($action),
				default => $this->wait(),
			};
			$counts[$outcome] = ($counts[$outcome] ?? 0) + 1;
			self::assertSame($this->model->lines(), $this->lines(), "Operation $operation of seed $seed: $outcome");
			self::assertSame([], $this->overlaps());
			self::assertSame([], $this->orphans());
		}
		// Every way things can go was taken.
		foreach (['booked', 'refused', 'held', 'confirmed', 'lost', 'withdrawn', 'accept', 'clash', 'decline', 'release'] as $outcome) {
			self::assertGreaterThan(0, $counts[$outcome] ?? 0, $outcome);
		}
		$this->clock->time += 60;
		$this->services->lapsed->sweep();
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_roomsapp_occurrences WHERE claim IS NOT NULL'));
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_roomsapp_bookings WHERE confirmed = 0'));
		self::assertSame($this->model->lines(), $this->lines());
	}

	private function ask(bool $isHeld): string {
		$ask = $this->someAsk();
		[$id, $claim] = [$this->sequence, $this->claim($this->request($ask))];
		self::assertSame($this->model->hold($id, $ask), $claim->plan->isDeclined());
		$this->claims[$id] = $claim;
		if ($isHeld) {
			return 'held';
		}
		return $this->settle($id) === 'confirmed' && !$claim->plan->isDeclined() ? 'booked' : 'refused';
	}

	private function confirm(): string {
		return $this->claims === [] ? 'nothing' : $this->settle($this->one(array_keys($this->claims)));
	}

	private function settle(int $id): string {
		$claim = $this->claims[$id];
		unset($this->claims[$id]);
		$isConfirmed = $this->services->desk->confirm([$claim])[0]->isConfirmed;
		self::assertSame($this->model->confirm($id), $isConfirmed);
		return $isConfirmed ? 'confirmed' : 'lost';
	}

	private function withdraw(): string {
		if ($this->claims === []) {
			return 'nothing';
		}
		$id = $this->one(array_keys($this->claims));
		$this->services->desk->withdraw([$this->claims[$id]]);
		unset($this->claims[$id], $this->model->claims[$id]);
		return 'withdrawn';
	}

	private function change(string $action): string {
		[$room, $name] = [$this->one(self::ROOMS), $this->one(self::NAMES)];
		$dates = $this->model->bookings[$room][$name] ?? [];
		if ($dates === []) {
			return 'nothing';
		}
		$id = isset($dates['']) || $this->random->getInt(0, 1) === 0 ? null : $this->one(array_keys($dates));
		[$owner, $uid] = explode(' ', $name);
		$booking = $this->booking($room, $uid, $owner);
		if ($action === 'accept') {
			return $this->accept($booking, $name, $id);
		}
		if ($action === 'decline') {
			$this->services->approvals->decline($booking, $id === null ? null : [$id], Actor::account('mia'));
			$this->model->decline($room, $name, $id);
		} else {
			$this->services->releases->release($booking, $id, Actor::account($owner));
			$this->model->release($room, $name, $id);
		}
		return $action;
	}

	private function accept(Booking $booking, string $name, ?string $id): string {
		try {
			$this->services->approvals->accept($booking, SomeRequest::rules(), $id === null ? null : [$id], Actor::account('mia'));
			$isAccepted = true;
		} catch (Conflict) {
			$isAccepted = false;
		}
		self::assertSame($this->model->accept($booking->roomId, $name, $id), $isAccepted);
		return $isAccepted ? 'accept' : 'clash';
	}

	private function wait(): string {
		$seconds = $this->random->getInt(1, 90);
		$this->clock->time += $seconds;
		$this->model->now += $seconds;
		return 'wait';
	}

	/** @return Ask a single date, or a series of up to four */
	private function someAsk(): array {
		$hours = ['' => $this->random->getInt(10, 19)];
		if ($this->random->getInt(0, 2) > 0) {
			$hours = [];
			for ($date = $this->random->getInt(1, 4); $date > 0; $date--) {
				$planned = 100 * $this->random->getInt(1, 4);
				$hours[gmdate('Ymd\THis\Z', SomeRequest::at($planned))] = $this->random->getInt(10, 19);
			}
		}
		return [
			'room' => $this->one(self::ROOMS), 'name' => $this->one(self::NAMES), 'hours' => $hours,
			'isApart' => $this->random->getInt(0, 1) === 1, 'isSure' => $this->random->getInt(0, 1) === 1,
		];
	}

	/** @param Ask $ask */
	private function request(array $ask): BookingRequest {
		[$owner, $uid] = explode(' ', $ask['name']);
		$planned = [];
		foreach ($ask['hours'] as $id => $hour) {
			$planned[$id === '' ? 0 : intdiv((int)strtotime($id) - SomeRequest::NOW, 3_600)] = $hour;
		}
		$asked = isset($ask['hours']['']) ? $ask['hours'][''] : SomeRequest::series($planned);
		$rules = SomeRequest::rules($ask['isSure'], $ask['isApart']);
		return SomeRequest::of($ask['room'], $asked, $uid, $owner, $rules, sequence: ++$this->sequence, awaitsEvent: true);
	}

	/** @return list<mixed> every date of every booking, in the words of the model */
	private function lines(): array {
		$lines = $this->database->column(
			"SELECT b.room_id || ' ' || b.owner || ' ' || b.uid || ' ' || o.recurrence_id || ' ' || ((o.start_at - ?) / 3600) || ' '
				|| CASE WHEN o.state = 'declined' AND o.cause IS NULL THEN 'refused' ELSE o.state END
			FROM oc_roomsapp_occurrences o JOIN oc_roomsapp_bookings b ON b.id = o.booking_id
			WHERE o.claim IS NULL AND o.state <> 'cancelled' AND b.confirmed = 1",
			[SomeRequest::NOW],
		);
		sort($lines);
		return $lines;
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $list
	 * @return T
	 */
	private function one(array $list): mixed {
		return $list[$this->random->getInt(0, count($list) - 1)];
	}
}
