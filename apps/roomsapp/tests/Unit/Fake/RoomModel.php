<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

/**
 * Rooms as plain arrays, decided about by looking at every hour of every booking. All dates lie ahead and last one hour.
 * The dates of a booking are by recurrence id; one that a person declined has the state `refused`. A date that takes the place
 * of another one has another id.
 *
 * @phpstan-type Dates array<string, array{hour: int, state: string, id: int}>
 * @phpstan-type Ask array{room: string, name: string, hours: array<string, int>, isApart: bool, isSure: bool}
 * @phpstan-type Held array{ask: Ask, hours: list<int>, after: Dates, base: array{Dates, int}, ends: int, isDeclined: bool, isGone: bool}
 */
final class RoomModel {
	private const BLOCKING = ['accepted', 'pending'];

	/** @var array<string, array<string, Dates>> by room and booking */
	public array $bookings = [];
	/** @var array<int, Held> */
	public array $claims = [];
	public int $now = 0;
	private int $lastId = 0;
	/** @var array<string, array<string, int>> how often each was given back, by room and booking */
	private array $returns = [];

	/**
	 * @param Ask $ask
	 * @return array{Dates, bool} dates afterwards, and whether it was declined
	 */
	public function decide(array $ask): array {
		$dates = $this->bookings[$ask['room']][$ask['name']] ?? [];
		$taken = $this->taken($ask['room'], $ask['name']);
		[$after, $isClash] = [[], false];
		foreach ($ask['hours'] as $id => $hour) {
			$stands = $dates[$id] ?? null;
			if ($stands !== null && $stands['hour'] === $hour && $stands['state'] !== 'declined') {
				$after[$id] = $stands;
			} elseif (in_array($hour, $taken, true)) {
				$isClash = true;
				$isKept = $stands !== null && $ask['isApart'] && self::isBlocking($stands) && !isset($ask['hours']['']);
				$after[$id] = $isKept ? $stands : ['hour' => $hour, 'state' => 'clash', 'id' => ++$this->lastId];
			} else {
				$after[$id] = ['hour' => $hour, 'state' => $ask['isSure'] ? 'accepted' : 'pending', 'id' => ++$this->lastId];
			}
		}
		$hasRoom = false;
		foreach ($after as $id => $date) {
			$hasRoom = $hasRoom || (self::isBlocking($date) && $ask['hours'][$id] === $date['hour']);
		}
		$isDeclined = $isClash && (!$ask['isApart'] || !$hasRoom);
		if ($isDeclined && array_filter($dates, self::isBlocking(...)) !== []) {
			return [$dates, true];
		}
		foreach ($after as $id => $date) {
			$isNew = ($dates[$id] ?? null) !== $date;
			$isOut = $date['state'] === 'clash' || ($isDeclined && $isNew && $date['state'] !== 'refused');
			$after[$id]['state'] = $isOut ? 'declined' : $date['state'];
			if ($isOut && isset($dates[$id]) && [$dates[$id]['hour'], $dates[$id]['state']] === [$date['hour'], 'declined']) {
				$after[$id] = $dates[$id];
			}
		}
		return [$after, $isDeclined || ($after !== [] && array_filter($after, self::isBlocking(...)) === [])];
	}

	/** @param Ask $ask */
	public function hold(int $id, array $ask): bool {
		$this->sweep($ask['room']);
		[$after, $isDeclined] = $this->decide($ask);
		$base = $this->bookings[$ask['room']][$ask['name']] ?? [];
		$new = array_filter(
			$after,
			static fn (array $date, string $id): bool => self::isBlocking($date) && self::isNew($date, $base[$id] ?? null),
			ARRAY_FILTER_USE_BOTH,
		);
		$this->claims[$id] = [
			'ask' => $ask, 'hours' => array_column($new, 'hour'), 'after' => $after, 'base' => $this->base($ask),
			'ends' => $this->now + 60, 'isDeclined' => $isDeclined, 'isGone' => false,
		];
		return $isDeclined;
	}

	/** @return bool whether it could be kept */
	public function confirm(int $id): bool {
		$claim = $this->claims[$id];
		unset($this->claims[$id]);
		['room' => $room, 'name' => $name] = $claim['ask'];
		$isHeld = !$claim['isGone'] && $this->base($claim['ask']) === $claim['base'];
		if (!$isHeld) {
			$this->sweep($room);
		}
		[$after, $isDeclined] = $isHeld ? [$claim['after'], $claim['isDeclined']] : $this->decide($claim['ask']);
		if ($isDeclined && !$claim['isDeclined']) {
			return false;
		}
		$this->bookings[$room][$name] = $after;
		return true;
	}

	public function accept(string $room, string $name, ?string $id): bool {
		$this->sweep($room);
		$dates = $this->bookings[$room][$name];
		$named = $id === null ? $dates : array_intersect_key($dates, [$id => true]);
		$pending = array_filter($named, static fn (array $date): bool => $date['state'] === 'pending');
		$declined = array_filter($named, static fn (array $date): bool => !self::isBlocking($date));
		$accepted = $id === null && $pending !== [] ? $pending : $pending + $declined;
		if (array_intersect(array_column($accepted, 'hour'), $this->taken($room, $name)) !== []) {
			return false;
		}
		$this->bookings[$room][$name] = [...$dates, ...self::in('accepted', $accepted)];
		return true;
	}

	public function decline(string $room, string $name, ?string $id): void {
		$dates = $this->bookings[$room][$name];
		$this->bookings[$room][$name] = [...$dates, ...self::in('refused', $id === null ? $dates : [$id => $dates[$id]])];
	}

	public function release(string $room, string $name, ?string $id): void {
		$this->returns[$room][$name] = ($this->returns[$room][$name] ?? 0) + 1;
		$this->bookings[$room][$name] = $id === null ? [] : array_diff_key($this->bookings[$room][$name], [$id => true]);
	}

	/** @return list<string> every date of every booking */
	public function lines(): array {
		$lines = [];
		foreach ($this->bookings as $room => $bookings) {
			foreach ($bookings as $name => $dates) {
				foreach ($dates as $id => $date) {
					$lines[] = "$room $name $id {$date['hour']} {$date['state']}";
				}
			}
		}
		sort($lines);
		return $lines;
	}

	/** Whoever wants a room removes what lapsed there; until then it could still be confirmed. */
	private function sweep(string $room): void {
		foreach ($this->claims as $id => $claim) {
			if ($claim['ask']['room'] === $room && $claim['hours'] !== [] && $claim['ends'] <= $this->now) {
				$this->claims[$id]['isGone'] = true;
			}
		}
	}

	/**
	 * @param Ask $ask
	 * @return array{Dates, int} what a decision starts from
	 */
	private function base(array $ask): array {
		$dates = $this->bookings[$ask['room']][$ask['name']] ?? [];
		ksort($dates);
		return [$dates, $this->returns[$ask['room']][$ask['name']] ?? 0];
	}

	/**
	 * @param Dates $dates
	 * @return Dates
	 */
	private static function in(string $state, array $dates): array {
		return array_map(static fn (array $date): array => [...$date, 'state' => $state], $dates);
	}

	/** @return list<int> hours that others have or hold */
	private function taken(string $room, string $name): array {
		$hours = [];
		foreach ($this->bookings[$room] ?? [] as $other => $dates) {
			$hours = $other === $name ? $hours : [...$hours, ...array_column(array_filter($dates, self::isBlocking(...)), 'hour')];
		}
		foreach ($this->claims as $claim) {
			if ($claim['ask']['room'] === $room && $claim['ask']['name'] !== $name && $claim['ends'] > $this->now) {
				$hours = [...$hours, ...$claim['hours']];
			}
		}
		return array_values($hours);
	}

	/**
	 * @param array{hour: int, state: string, id: int} $date
	 * @param ?array{hour: int, state: string, id: int} $before
	 */
	private static function isNew(array $date, ?array $before): bool {
		return $before === null || $before['hour'] !== $date['hour'] || !self::isBlocking($before);
	}

	/** @param ?array{hour: int, state: string, id: int} $date */
	private static function isBlocking(?array $date): bool {
		return $date !== null && in_array($date['state'], self::BLOCKING, true);
	}
}
