<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http\ParameterOutOfRangeException;

/** Values of a controller method's parameters: from the request by their names, or a service by their types. */
final class Arguments {
	private const CAST = ['int', 'integer', 'bool', 'boolean', 'float', 'double'];
	/** A number called so is never outside, on 34 and later. */
	private const RANGE_OF_LIMIT = [1, 500];

	public function __construct(
		private readonly Request $request,
		private readonly Settings $settings,
	) {
	}

	/**
	 * @return list<mixed>
	 * @throws ParameterOutOfRangeException
	 */
	public function of(\ReflectionMethod $method, Container $container): array {
		$comment = (string)$method->getDocComment();
		return array_map(
			fn (\ReflectionParameter $parameter): mixed => $this->value($parameter, $comment, $container),
			$method->getParameters(),
		);
	}

	private function value(\ReflectionParameter $parameter, string $comment, Container $container): mixed {
		$name = $parameter->getName();
		$default = $parameter->isDefaultValueAvailable() ? $parameter->getDefaultValue() : null;
		$value = $this->request->getParam($name, $default);
		$type = $parameter->getType();
		$type = $type instanceof \ReflectionNamedType ? $type->getName() : null;
		if ($value === 'false' && $type === 'bool') {
			return false;
		}
		if ($value !== null && in_array($type, self::CAST, true)) {
			settype($value, $type);
			$this->check($name, $value, $default, $comment);
			return $value;
		}
		return $value === null && $type !== null && $container->has($type) ? $container->get($type) : $value;
	}

	/** The range is that of the comment, such as `@param int<0, max> $offset`. */
	private function check(string $name, mixed $value, mixed $default, string $comment): void {
		$range = null;
		if (preg_match('/@(?:psalm-)?param\h+\??int<(-?\d+|min),\h*(-?\d+|max)>(?:\|null)?\h+\$' . $name . '\b/', $comment, $found) === 1) {
			$range = [$found[1] === 'min' ? PHP_INT_MIN : (int)$found[1], $found[2] === 'max' ? PHP_INT_MAX : (int)$found[2]];
		} elseif ($name === 'limit' && $value !== $default && $this->settings->major >= 34) {
			$range = self::RANGE_OF_LIMIT;
		}
		if ($range !== null && is_int($value) && ($value < $range[0] || $value > $range[1])) {
			throw new ParameterOutOfRangeException($name, $value, ...$range);
		}
	}
}
