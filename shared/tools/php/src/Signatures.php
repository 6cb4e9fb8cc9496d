<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/**
 * What a class offers to others, each member as one line of text, read by reflection. What only the embedded host itself
 * has to do with is left out: an ancestor of its own, and a constructor that takes something of its own.
 *
 * @phpstan-type Signature array{is: list<string>, members: array<string, string>}
 */
final class Signatures {
	private const OWN = 'Host\\';

	/**
	 * @param class-string $name
	 * @param bool $withInherited also the members of its ancestors
	 * @return Signature what it is (itself included) and its members that are not private
	 */
	public function of(string $name, bool $withInherited): array {
		$class = new \ReflectionClass($name);
		$ancestors = [...$class->getInterfaceNames(), ...self::parents($class), ...$class->getTraitNames()];
		$is = array_values(array_filter($ancestors, static fn (string $ancestor): bool => !str_starts_with($ancestor, self::OWN)));
		sort($is);
		$members = ['' => self::kind($class)];
		foreach ($class->getReflectionConstants() as $constant) {
			if (!$constant->isPrivate() && ($withInherited || $constant->getDeclaringClass()->name === $name)) {
				$members['::' . $constant->name] = self::constant($constant);
			}
		}
		foreach ($class->getProperties() as $property) {
			if (!$property->isPrivate() && ($withInherited || $property->getDeclaringClass()->name === $name)) {
				$members["\$$property->name"] = self::property($property);
			}
		}
		foreach ($class->getMethods() as $method) {
			if (!$method->isPrivate()
				&& ($withInherited || $method->getDeclaringClass()->name === $name)
				&& !self::isOfContainer($method)) {
				$members["$method->name()"] = self::method($method);
			}
		}
		ksort($members);
		return ['is' => $is, 'members' => $members];
	}

	/**
	 * @param \ReflectionClass<object> $class
	 * @return list<string>
	 */
	private static function parents(\ReflectionClass $class): array {
		$parent = $class->getParentClass();
		return $parent === false ? [] : [$parent->name, ...self::parents($parent)];
	}

	/** @param \ReflectionClass<object> $class */
	private static function kind(\ReflectionClass $class): string {
		$kind = $class->isInterface() ? 'interface' : ($class->isTrait() ? 'trait' : ($class->isEnum() ? 'enum' : 'class'));
		// what an interface or an enum is without being told is left out
		$modifiers = $kind === 'class' ? \Reflection::getModifierNames($class->getModifiers()) : [];
		$targets = array_map(
			static fn (\ReflectionAttribute $attribute): string => ' for ' . self::value($attribute->newInstance()->flags),
			$class->getAttributes(\Attribute::class),
		);
		return implode(' ', [...$modifiers, $kind]) . implode('', $targets);
	}

	private static function constant(\ReflectionClassConstant $constant): string {
		return implode(' ', \Reflection::getModifierNames($constant->getModifiers())) . ' const = ' . self::value($constant->getValue());
	}

	private static function property(\ReflectionProperty $property): string {
		$default = $property->hasDefaultValue() ? ' = ' . self::value($property->getDefaultValue()) : '';
		return implode(' ', \Reflection::getModifierNames($property->getModifiers()))
			. self::type($property->getType(), $property->getDeclaringClass()) . $default;
	}

	private static function method(\ReflectionMethod $method): string {
		$parameters = array_map(self::parameter(...), $method->getParameters());
		$returns = self::type($method->getReturnType() ?? $method->getTentativeReturnType(), $method->getDeclaringClass());
		return implode(' ', \Reflection::getModifierNames($method->getModifiers())) . ($method->returnsReference() ? ' &' : '') . '('
			. implode(', ', $parameters) . '):' . $returns;
	}

	private static function isOfContainer(\ReflectionMethod $method): bool {
		return $method->isConstructor()
			&& array_filter(
				$method->getParameters(),
				static fn (\ReflectionParameter $parameter): bool => str_starts_with(ltrim((string)$parameter->getType(), '?'), self::OWN),
			) !== [];
	}

	private static function parameter(\ReflectionParameter $parameter): string {
		$name = ($parameter->isPassedByReference() ? '&' : '') . ($parameter->isVariadic() ? '...' : '') . "\$$parameter->name";
		$default = $parameter->isDefaultValueAvailable()
			? ' = ' . self::value($parameter->getDefaultValue())
			: ($parameter->isOptional() ? ' = ?' : '');
		return ltrim(self::type($parameter->getType(), $parameter->getDeclaringClass()) . " $name$default");
	}

	/** @param ?\ReflectionClass<object> $class that `self` stands for */
	private static function type(?\ReflectionType $type, ?\ReflectionClass $class): string {
		if ($type === null) {
			return '';
		}
		$parts = explode('|', ltrim((string)$type, '?'));
		$names = array_map(static fn (string $part): string => $part === 'self' && $class !== null ? $class->name : $part, $parts);
		$names = $type->allowsNull() && $names !== ['mixed'] ? [...array_diff($names, ['null']), 'null'] : $names;
		sort($names);
		return ' ' . implode('|', $names);
	}

	private static function value(mixed $value): string {
		return is_object($value) && !$value instanceof \UnitEnum
			? 'new ' . $value::class
			: (string)preg_replace('/\s+/', ' ', var_export($value, true));
	}
}
