<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Scheduling;

use OCA\RoomsApp\Model\Invitation\Fields;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ParseException;
use Sabre\VObject\Reader;

/** An object of somebody's calendar. */
final class StoredEvent {
	/** @param string $text as iCalendar */
	public function __construct(
		public readonly int $calendarId,
		public readonly string $uri,
		public readonly string $text,
		private ?string $uid,
	) {
	}

	/** Some events of Nextcloud do not say it. */
	public function uid(): string {
		return $this->uid ??= self::uidOf($this->read());
	}

	/** Whether it can have to do with rooms: a text test, which costs nothing. */
	public function hasAttendees(): bool {
		return stripos($this->text, 'ATTENDEE') !== false;
	}

	/** @return ?VCalendar null for what nobody can read, by which nobody can be asked either */
	public function read(): ?VCalendar {
		try {
			$object = Reader::read($this->text);
		} catch (ParseException) {
			return null;
		}
		return $object instanceof VCalendar ? $object : null;
	}

	/** The identity of an event, a task or the like. */
	public static function uidOf(?VCalendar $object): string {
		foreach ($object?->getComponents() ?? [] as $component) {
			if ($component instanceof Component && $component->name !== 'VTIMEZONE') {
				return Fields::text($component, 'UID');
			}
		}
		return '';
	}
}
