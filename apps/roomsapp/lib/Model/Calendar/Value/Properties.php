<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Value;

use OCA\RoomsApp\Model\Calendar\CannotExpand;
use Sabre\VObject\Component;
use Sabre\VObject\Property;

/** What vobject read, with the types that it does not declare. */
final class Properties {
	/** @return list<Component> */
	public static function components(Component $parent, string $name): array {
		return self::only(Component::class, $parent->select($name));
	}

	/** @return list<Property> */
	public static function named(Component $component, string $name): array {
		return self::only(Property::class, $component->select($name));
	}

	/** @throws CannotExpand where there are several */
	public static function single(Component $component, string $name): ?Property {
		$properties = self::named($component, $name);
		return count($properties) < 2 ? $properties[0] ?? null : throw CannotExpand::notUnderstood("several $name");
	}

	/** The value, '' where there is none. */
	public static function text(Component $component, string $name): string {
		$property = self::single($component, $name);
		return $property === null ? '' : implode(',', self::parts($property));
	}

	/** @return list<string> */
	public static function parts(Property $property): array {
		return array_map(self::string(...), array_values($property->getParts()));
	}

	/**
	 * @return array<string, non-empty-list<string>> the parts of a rule by name
	 * @throws CannotExpand
	 */
	public static function rule(Property $property): array {
		$parts = [];
		foreach ($property->getParts() as $name => $value) {
			$values = array_map(self::string(...), array_values((array)$value));
			$parts[(string)$name] = $values === [] ? throw CannotExpand::notUnderstood("$name without a value") : $values;
		}
		return $parts;
	}

	/** The value of a parameter, '' where there is none. */
	public static function parameter(Property $property, string $name): string {
		$value = $property->offsetExists($name) ? $property->offsetGet($name) : null;
		return $value instanceof \Stringable ? (string)$value : '';
	}

	private static function string(mixed $value): string {
		return is_scalar($value) ? (string)$value : throw CannotExpand::notUnderstood('a value that is no text');
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @param array<mixed> $nodes
	 * @return list<T>
	 */
	private static function only(string $class, array $nodes): array {
		return array_values(array_filter($nodes, static fn (mixed $node): bool => $node instanceof $class));
	}
}
