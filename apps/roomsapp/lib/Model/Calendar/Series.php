<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

use OCA\RoomsApp\Model\Calendar\Rule\Budget;
use OCA\RoomsApp\Model\Calendar\Rule\Civil;
use OCA\RoomsApp\Model\Calendar\Rule\Rule;
use OCA\RoomsApp\Model\Calendar\Rule\RuleDates;
use OCA\RoomsApp\Model\Calendar\Value\Moment;
use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Calendar\Value\Span;
use Sabre\VObject\Component;

/**
 * The dates of an event before overrides: its start, those of RRULE and RDATE, without those of EXDATE. RFC 5545 leaves open what several
 * RRULEs mean. Here each adds its dates: whatever another program makes of them, it shows no date that is not booked.
 */
final class Series {
	private readonly Moment $start;
	private readonly Span $span;
	/** @var list<array{Rule, int, int}> each with the last local time and the last instant that it may name */
	private readonly array $rules;
	/** @var list<array{Moment, ?Span}> */
	private readonly array $added;
	/** @var array<string, true> */
	private readonly array $excluded;
	public readonly bool $isOpen;
	public readonly bool $isRecurring;

	/** @throws CannotExpand */
	public function __construct(Component $event, EventReader $reader, private readonly Budget $budget) {
		if (Properties::named($event, 'EXRULE') !== []) {
			throw CannotExpand::notUnderstood('EXRULE');
		}
		$this->start = $reader->start($event);
		$this->span = $reader->span($event, $this->start);
		$this->rules = $reader->rules($event, $this->start);
		$this->added = $reader->added($event, $this->start);
		$this->excluded = $reader->excluded($event, $this->start);
		$this->isOpen = array_filter($this->rules, static fn (array $rule): bool => $rule[0]->isOpen()) !== [];
		$this->isRecurring = $this->rules !== [] || $this->added !== [];
	}

	/**
	 * @return \Generator<array{Moment, Span}> in no order, some perhaps twice
	 * @throws CannotExpand
	 */
	public function dates(int $from, int $until): \Generator {
		// What has its own span comes last: it counts where the same date is named twice.
		foreach ([...$this->named($from, $until), ...$this->added] as [$moment, $span]) {
			if (!isset($this->excluded[$moment->id()]) && !isset($this->excluded[$moment->date()])) {
				yield [$moment, $span ?? $this->span];
			}
		}
	}

	/** @return \Generator<array{Moment, null}> */
	private function named(int $from, int $until): \Generator {
		yield [$this->start, null];
		$zone = $this->start->zone;
		$earliest = $zone->local($from) - $this->span->longest();
		foreach ($this->rules as [$rule, $lastLocal, $lastInstant]) {
			$latest = $rule->isOpen() ? $zone->local($until) + Civil::DAY : $lastLocal;
			foreach ((new RuleDates($rule, $this->start->local, $this->budget))->between($earliest, $latest) as $local) {
				$moment = $this->start->at($local);
				if ($lastInstant === PHP_INT_MAX || $moment->instant() <= $lastInstant) {
					yield [$moment, null];
				}
			}
		}
	}
}
