<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use OCA\RoomsApp\Model\Invitation\EventPart;
use OCA\RoomsApp\Model\Invitation\Fields;

/** The LOCATION of an event: the names of its rooms, unless a person wrote something. */
final class Place {
	/** Holds what we wrote: when the text differs, a person changed it, and it is theirs. */
	public const OURS = 'X-ROOMSAPP-TEXT';

	/**
	 * @param array<array-key, string> $names of rooms by id
	 * @return bool whether that changed anything
	 */
	public static function write(EventPart $part, array $names): bool {
		$event = $part->event;
		$location = Fields::first($event, 'LOCATION');
		$value = $location === null ? '' : Fields::value($location);
		$isOurs = $location !== null && $value !== '' && Properties::parameter($location, self::OURS) === $value;
		if (trim($value) !== '' && !$isOurs) {
			return false;
		}
		$text = implode(', ', self::names($part, $names));
		if ($text === '') {
			if ($isOurs) {
				$event->remove('LOCATION');
			}
			return $isOurs;
		}
		if ($location === null) {
			$event->add('LOCATION', $text, [self::OURS => $text]);
			return true;
		}
		if ($isOurs && $value === $text) {
			return false;
		}
		$location->setValue($text);
		Fields::setParameter($location, self::OURS, $text);
		return true;
	}

	/**
	 * @param array<array-key, string> $names
	 * @return list<string> of those that take the event, or may take it
	 */
	private static function names(EventPart $part, array $names): array {
		$taking = [];
		foreach ($part->attendees as $room => $attendees) {
			$name = trim(preg_replace('/[\x00-\x20\x7F]+/', ' ', $names[$room] ?? '') ?? '');
			if ($name !== '' && in_array(Properties::parameter($attendees[0], 'PARTSTAT'), ['ACCEPTED', 'TENTATIVE'], true)) {
				$taking[] = $name;
			}
		}
		return $taking;
	}
}
