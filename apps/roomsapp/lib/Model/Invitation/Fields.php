<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

use OCA\RoomsApp\Model\Calendar\Value\Properties;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property;

/** Reads and changes components whatever is in them: a property that should be there once may be there several times. */
final class Fields {
	public static function first(Component $component, string $name): ?Property {
		foreach ($component->select($name) as $node) {
			if ($node instanceof Property) {
				return $node;
			}
		}
		return null;
	}

	/** @return list<VEvent> */
	public static function events(VCalendar $object): array {
		return array_values(array_filter($object->select('VEVENT'), static fn (mixed $node): bool => $node instanceof VEvent));
	}

	/** The value of the first property of a name; '' without any. */
	public static function text(Component $component, string $name): string {
		$property = self::first($component, $name);
		return $property === null ? '' : self::value($property);
	}

	public static function value(Property $property): string {
		$value = $property->getValue();
		return is_scalar($value) ? (string)$value : '';
	}

	/**
	 * Removes properties of a name. One by one, vobject would look for each among all of them.
	 *
	 * @param callable(Property): bool $isKept
	 */
	public static function keep(Component $component, string $name, callable $isKept): void {
		$kept = array_filter(Properties::named($component, $name), $isKept);
		$component->remove($name);
		foreach ($kept as $property) {
			$component->add($property);
		}
	}

	/** @return bool whether that changed anything */
	public static function setParameter(Property $property, string $name, string $value): bool {
		if ($property->offsetExists($name) && Properties::parameter($property, $name) === $value) {
			return false;
		}
		$property->offsetSet($name, $value);
		return true;
	}

	/** @return bool whether that changed anything */
	public static function removeParameter(Property $property, string $name): bool {
		if (!$property->offsetExists($name)) {
			return false;
		}
		$property->offsetUnset($name);
		return true;
	}
}
