<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

/**
 * The address that leads to a route.
 *
 * @phpstan-import-type Entry from RouteTable
 */
final class RouteAddress {
	/** What may stand in a path as it is, besides letters, digits and "-._~". */
	private const IN_PATH = [
		'%2F' => '/',
		'%252F' => '%2F',
		'%40' => '@',
		'%3A' => ':',
		'%3B' => ';',
		'%2C' => ',',
		'%3D' => '=',
		'%2B' => '+',
		'%21' => '!',
		'%2A' => '*',
		'%7C' => '|',
	];
	/** And in a query. */
	private const IN_QUERY =
		['%2F' => '/', '%252F' => '%2F', '%3F' => '?', '%40' => '@', '%3A' => ':', '%21' => '!', '%3B' => ';', '%2C' => ',', '%2A' => '*'];

	/**
	 * @param Entry $route
	 * @param array<string, mixed> $arguments variables of the address; others come after a question mark
	 * @throws \InvalidArgumentException when one is missing or would not lead back
	 */
	public static function of(array $route, array $arguments): string {
		preg_match_all('/\{(\w+)\}/', $route['url'], $found);
		$names = array_fill_keys($found[1], true);
		$values = array_replace($route['defaults'], $arguments);
		$path = self::withoutDefaults($route, $arguments);
		foreach (array_keys($names) as $name) {
			$value = $values[$name] ?? throw new \InvalidArgumentException("Route {$route['name']} needs $name");
			$path = str_replace("{{$name}}", is_scalar($value) ? (string)$value : '', $path);
		}
		if (preg_match($route['pattern'], $path) !== 1) {
			throw new \InvalidArgumentException("$path does not lead to route {$route['name']}");
		}
		$segments = array_map(
			static fn (string $segment): string => in_array($segment, ['.', '..'], true) ? str_replace('.', '%2E', $segment) : $segment,
			explode('/', strtr(rawurlencode($path), self::IN_PATH)),
		);
		$query = http_build_query(array_diff_key($arguments, $names), '', '&', PHP_QUERY_RFC3986);
		return implode('/', $segments) . ($query === '' ? '' : '?' . strtr($query, self::IN_QUERY));
	}

	/**
	 * The address without the variables at its end that have their default.
	 *
	 * @param Entry $route
	 * @param array<string, mixed> $arguments
	 */
	private static function withoutDefaults(array $route, array $arguments): string {
		$url = $route['url'];
		while (preg_match('#^(.*)/\{(\w+)\}$#s', $url, $found) === 1
			&& array_key_exists($found[2], $route['defaults'])
			&& ($arguments[$found[2]] ?? $route['defaults'][$found[2]]) === $route['defaults'][$found[2]]) {
			$url = $found[1];
		}
		return $url;
	}
}
