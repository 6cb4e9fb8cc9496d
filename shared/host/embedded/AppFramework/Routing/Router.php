<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

use Host\AppFramework\Apps\AppManager;
use OCP\AppFramework\Http\Attribute\Route;

/**
 * Finds the method that answers an address: by the Route attributes of the asked app, or of the host's own controllers.
 *
 * @phpstan-import-type Entry from RouteTable
 */
final class Router {
	/** @param list<class-string> $hostControllers */
	public function __construct(
		private readonly AppManager $apps,
		private readonly RouteTable $tables,
		private readonly array $hostControllers,
	) {
	}

	/**
	 * The first route that fits.
	 *
	 * @param bool $isOcs whether below /ocs
	 * @param string $path decoded
	 * @return ?RouteMatch null: there is no such address
	 * @throws WrongVerb
	 */
	public function match(bool $isOcs, string $verb, string $path): ?RouteMatch {
		$routes = $this->routes($path, $isOcs ? Route::TYPE_API : Route::TYPE_FRONTPAGE);
		// An app's own address may come without the slash at its end.
		return self::first($routes, $verb, $path === '' ? '/' : $path)
			?? (str_ends_with($path, '/') ? null : self::first($routes, $verb, "$path/"));
	}

	/** @return list<Entry> */
	private function routes(string $path, string $type): array {
		$apps = $this->apps->apps();
		$asked = preg_match('#^/apps/([^/]+)(?:/|$)#', $path, $found) === 1 ? $apps[$found[1]] ?? null : null;
		if ($asked !== null) {
			return $this->tables->ofApp($asked)[$type] ?? [];
		}
		$routes = $this->tables->ofHost($this->hostControllers)[$type] ?? [];
		// Apps may root what they add to OCS elsewhere.
		foreach ($type === Route::TYPE_API ? $apps : [] as $app) {
			$routes = [...$routes, ...$this->tables->ofApp($app)[$type] ?? []];
		}
		return $routes;
	}

	/** @param list<Entry> $routes */
	private static function first(array $routes, string $verb, string $path): ?RouteMatch {
		$isKnown = false;
		foreach ($routes as $route) {
			if (preg_match($route['pattern'], $path, $found, PREG_UNMATCHED_AS_NULL) !== 1) {
				continue;
			}
			if ($route['verb'] === $verb || ($verb === 'HEAD' && $route['verb'] === 'GET')) {
				$variables = array_filter(
					$found,
					static fn (?string $value, int|string $name): bool => is_string($name) && $value !== null,
					ARRAY_FILTER_USE_BOTH,
				);
				return new RouteMatch($route['app'], $route['class'], $route['method'], [
					...$route['defaults'],
					...$variables,
					'_route' => $route['name'],
				]);
			}
			$isKnown = true;
		}
		return $isKnown ? throw new WrongVerb("$path does not answer $verb") : null;
	}
}
