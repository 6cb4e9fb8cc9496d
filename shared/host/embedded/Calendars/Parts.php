<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Parameter;
use Sabre\VObject\Property;
use Sabre\VObject\Reader;

/** What calendar objects are made of, and how long it may take to go through their dates. */
final class Parts {
	/** Seconds of the processor. */
	private const PATIENCE = 2;

	/**
	 * Ends a request that waits for a 30 February: the version of sabre/vobject that can be installed here looks for one for ever.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function patiently(callable $work): mixed {
		$before = (int)ini_get('max_execution_time');
		set_time_limit(self::PATIENCE);
		try {
			return $work();
		} finally {
			set_time_limit($before);
		}
	}

	public static function read(string $text): VCalendar {
		$object = Reader::read($text);
		return $object instanceof VCalendar ? $object : throw new \UnexpectedValueException('No calendar object');
	}

	/** @return list<VEvent> */
	public static function events(VCalendar $object): array {
		return array_values(array_filter($object->getComponents(), static fn (mixed $one): bool => $one instanceof VEvent));
	}

	/** @return list<Property> */
	public static function all(?Component $component, string $name): array {
		$found = $component?->select($name) ?? [];
		return array_values(array_filter($found, static fn (mixed $one): bool => $one instanceof Property));
	}

	public static function first(?Component $component, string $name): ?Property {
		return self::all($component, $name)[0] ?? null;
	}

	/** Empty where there is none. */
	public static function text(?Component $component, string $name): string {
		return (string)self::first($component, $name);
	}

	/** Of several parameters of a name the first one; empty where there is none. */
	public static function parameter(?Property $property, string $name): string {
		$value = $property?->offsetGet($name);
		return $value instanceof Parameter ? (string)$value->getValue() : '';
	}
}
