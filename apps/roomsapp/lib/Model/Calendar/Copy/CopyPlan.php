<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingState;
use Sabre\VObject\Component\VEvent;

/** Which component of a room's copy speaks for which date. */
final class CopyPlan {
	/** @var array<string, string> recurrence ids that the rule names and the room is not booked for, by key */
	private array $excluded = [];
	/** @var list<BookedDate> that the rule speaks for */
	private array $ofRule = [];
	/** @var list<BookedDate> whose times no component has */
	private array $apart = [];
	/** @var array<string, BookingState> of overrides */
	private array $states = [];
	/** @var array<string, VEvent> */
	private array $templates = [];

	/** @param array<string, ?VEvent> $overrides by key of their date; null for a date that does not take place */
	public function __construct(private array $overrides) {
		foreach ($overrides as $key => $event) {
			if ($event === null) {
				$this->excluded[$key] = substr($key, 1);
				unset($this->overrides[$key]);
			}
		}
	}

	/** PHP would take the day of an all-day date for a number. */
	public static function key(string $recurrenceId): string {
		return "-$recurrenceId";
	}

	/** The event says the same as the booking. */
	public function keep(BookedDate $date): void {
		$key = self::key($date->recurrenceId);
		if (isset($this->overrides[$key])) {
			$this->states[$key] = $date->state;
		} else {
			$this->ofRule[] = $date;
		}
	}

	/** The event says something else, or nothing. */
	public function part(BookedDate $date): void {
		$key = self::key($date->recurrenceId);
		if (isset($this->overrides[$key])) {
			$this->templates[$key] = $this->overrides[$key];
			unset($this->overrides[$key]);
		}
		unset($this->excluded[$key]);
		$this->apart[] = $date;
	}

	public function exclude(string $recurrenceId): void {
		$key = self::key($recurrenceId);
		$this->excluded[$key] = $recurrenceId;
		unset($this->overrides[$key]);
	}

	/** @return list<string> recurrence ids that the rule names and the room is not booked for */
	public function excluded(): array {
		return array_values($this->excluded);
	}

	/** Whether the rule speaks for any date that is booked. */
	public function isSeriesKept(): bool {
		return $this->ofRule !== [];
	}

	/** The state of most dates that the rule speaks for. */
	public function state(): BookingState {
		$pending = count(array_filter($this->ofRule, static fn (BookedDate $date): bool => $date->state === BookingState::Pending));
		return 2 * $pending > count($this->ofRule) ? BookingState::Pending : BookingState::Accepted;
	}

	/** @return list<BookedDate> that have components of their own, made from their times */
	public function apart(): array {
		$state = $this->state();
		return [...$this->apart, ...array_values(array_filter(
			$this->ofRule,
			static fn (BookedDate $date): bool => $date->state !== $state,
		))];
	}

	/** @return list<array{VEvent, BookingState}> that stay as they are; without the rule only those that are booked */
	public function overrides(): array {
		$kept = [];
		foreach ($this->overrides as $key => $event) {
			$state = $this->states[$key] ?? ($this->isSeriesKept() ? BookingState::Accepted : null);
			if ($event !== null && $state !== null) {
				$kept[] = [$event, $state];
			}
		}
		return $kept;
	}

	/** The event's own words about a date. */
	public function template(BookedDate $date): ?VEvent {
		return $this->templates[self::key($date->recurrenceId)] ?? null;
	}
}
