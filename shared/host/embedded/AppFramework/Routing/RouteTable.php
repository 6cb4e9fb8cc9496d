<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

use Host\AppFramework\Apps\InfoXml;
use Host\AppFramework\FileCache;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\Route;

/**
 * The routes that controllers declare by attributes, with their addresses as patterns; kept until a controller changes.
 *
 * @phpstan-type Entry array{
 *     verb: string, url: string, pattern: string, app: string, class: class-string<Controller>, method: string, name: string,
 *     defaults: array<string, mixed>,
 * }
 * @phpstan-import-type Info from InfoXml
 */
final class RouteTable {
	/** A variable ends before the next of these that stands in the address. */
	private const SEPARATORS = '/,;.:-_~*+@|';

	public function __construct(
		private readonly FileCache $cache,
	) {
	}

	/**
	 * @param Info $app
	 * @return array<string, list<Entry>> by type
	 */
	public function ofApp(array $app): array {
		$files = glob($app['dir'] . '/lib/Controller/*Controller.php');
		$files = $files === false ? [] : $files;
		$namespace = 'OCA\\' . $app['namespace'] . '\\Controller\\';
		return $this->cached($app['id'], $files, static fn (): array =>
			array_map(static fn (string $file): string => $namespace . basename($file, '.php'), $files));
	}

	/**
	 * @param list<class-string> $controllers
	 * @return array<string, list<Entry>> by type
	 */
	public function ofHost(array $controllers): array {
		$files = [
			dirname(__DIR__, 2) . '/parts.php',
			...array_map(static fn (string $class): string => (string)(new \ReflectionClass($class))->getFileName(), $controllers),
		];
		return $this->cached('core', $files, static fn (): array => $controllers);
	}

	/** An address as a pattern; variables at its end that have a default may be left out. */
	public static function pattern(Route $route, string $root): string {
		$parts = preg_split('/\{(\w+)\}/', $root . '/' . ltrim($route->getUrl(), '/'), -1, PREG_SPLIT_DELIM_CAPTURE);
		$parts = $parts === false ? [] : $parts;
		$pattern = '';
		$isLast = true;
		for ($i = count($parts) - 1; $i > 0; $i -= 2) {
			[$name, $before, $after] = [$parts[$i - 1], $parts[$i - 2] ?? '', $parts[$i]];
			$next = $after !== '' && str_contains(self::SEPARATORS, $after[0]) && $after[0] !== '/' ? preg_quote($after[0], '#') : '';
			$variable = "(?<$name>" . ($route->getRequirements()[$name] ?? "[^/$next]+") . ')';
			$isLast = $isLast && $after === '' && array_key_exists($name, $route->getDefaults() ?? []);
			if ($isLast && str_ends_with($before, '/')) {
				$parts[$i - 2] = substr($before, 0, -1);
				$pattern = "(?:/$variable$pattern)?";
			} else {
				$pattern = $variable . preg_quote($after, '#') . $pattern;
			}
		}
		return '#^' . preg_quote($parts[0] ?? '', '#') . $pattern . '$#sD';
	}

	/**
	 * @param list<string> $files of the classes
	 * @param callable(): list<string> $classes
	 * @return array<string, list<Entry>>
	 */
	private function cached(string $app, array $files, callable $classes): array {
		/** @var array<string, list<Entry>> $routes */
		$routes = $this->cache->get("routes-$app", [__FILE__, ...$files], static fn (): array => self::read($app, $classes()));
		return $routes;
	}

	/**
	 * @param list<string> $classes
	 * @return array<string, list<Entry>>
	 */
	private static function read(string $app, array $classes): array {
		$routes = [];
		foreach ($classes as $class) {
			if (!class_exists($class) || !is_subclass_of($class, Controller::class)) {
				continue;
			}
			foreach ((new \ReflectionClass($class))->getMethods() as $method) {
				foreach ($method->getAttributes(Route::class, \ReflectionAttribute::IS_INSTANCEOF) as $attribute) {
					$route = $attribute->newInstance();
					$routes[$route->getType()][] = self::entry($app, $class, $method->getName(), $route);
				}
			}
		}
		return $routes;
	}

	/**
	 * @param class-string<Controller> $class
	 * @return Entry
	 */
	private static function entry(string $app, string $class, string $method, Route $route): array {
		$controller = (string)preg_replace('/^.*\\\\|Controller$/', '', $class);
		$ownRoot = $app === 'core' ? '' : "/apps/$app";
		// Only OCS routes of apps may choose their root.
		$root = $app === 'core' || $route->getType() === Route::TYPE_API ? $route->getRoot() ?? $ownRoot : $ownRoot;
		return [
			'verb' => strtoupper($route->getVerb()), 'url' => "$root/" . ltrim($route->getUrl(), '/'),
			'pattern' => self::pattern($route, $root), 'app' => $app, 'class' => $class, 'method' => $method,
			'name' => strtolower(($route->getType() === Route::TYPE_API ? 'ocs.' : '') . "$app.$controller.$method" . $route->getPostfix()),
			'defaults' => $route->getDefaults() ?? [],
		];
	}
}
