<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Copy;

use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property\ICalendar\DateTime;

/** The texts of a room's copy, which may differ from date to date. */
final class CopyTexts {
	/** @var array<string, VEvent> by key of their date */
	private array $overrides = [];
	private ?VEvent $event = null;

	public function __construct(VCalendar $copy) {
		foreach (Fields::events($copy) as $event) {
			$id = Fields::text($event, 'RECURRENCE-ID');
			$this->event ??= $event;
			if ($id !== '') {
				$this->overrides[CopyPlan::key(self::utc($event) ?? $id)] = $event;
			}
		}
	}

	/** Of one date, or of the event where the date has no words of its own. */
	public function text(string $name, string $recurrenceId): string {
		$event = $this->overrides[CopyPlan::key($recurrenceId)] ?? $this->event;
		return $event === null ? '' : Fields::text($event, $name);
	}

	/** @param array<string, string> $texts by property; an empty one is removed */
	public static function write(VCalendar $copy, array $texts): void {
		foreach (Fields::events($copy) as $event) {
			foreach ($texts as $name => $text) {
				$event->remove($name);
				if ($text !== '') {
					$event->add($name, $text);
				}
			}
		}
	}

	/** A date in UTC, as the booking names it; null for all-day dates. */
	private static function utc(VEvent $event): ?string {
		$property = Fields::first($event, 'RECURRENCE-ID');
		if (!$property instanceof DateTime || !$property->hasTime()) {
			return null;
		}
		return gmdate('Ymd\THis\Z', $property->getDateTime()->getTimestamp());
	}
}
