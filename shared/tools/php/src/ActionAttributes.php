<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\ConstExprEvaluator;
use PhpParser\Node;

/**
 * The attributes on a controller method that the host or our middleware obeys, with their arguments by name.
 *
 * @phpstan-import-type Route from ControllerRoutes
 */
final class ActionAttributes {
	private const SPACE = 'OCP\\AppFramework\\Http\\Attribute\\';
	private const OWN = '\\Shared\\Http\\Attribute\\';
	private const POSITIONS = [
		'FrontpageRoute' => ['verb', 'url'],
		'ApiRoute' => ['verb', 'url'],
		'UserRateLimit' => ['limit', 'period'],
		'AnonRateLimit' => ['limit', 'period'],
		'BruteForceProtection' => ['action'],
		'TokenScope' => ['scope', 'header', 'orUser'],
	];

	private readonly ConstExprEvaluator $evaluator;

	public function __construct() {
		$this->evaluator = new ConstExprEvaluator();
	}

	/** @return array{frontpage: list<Route>, api: list<Route>, other: array<string, array<array-key, mixed>>} */
	public function read(Node\Stmt\ClassMethod $method): array {
		$found = ['frontpage' => [], 'api' => [], 'other' => []];
		foreach ($method->attrGroups as $group) {
			foreach ($group->attrs as $attribute) {
				$name = $attribute->name->toString();
				$short = substr($name, (int)strrpos($name, '\\') + 1);
				if ($name !== self::SPACE . $short && !str_ends_with("\\$name", self::OWN . $short)) {
					continue;
				}
				$arguments = $this->arguments($attribute, $short);
				match ($short) {
					'FrontpageRoute' => $found['frontpage'][] = self::route($arguments, $attribute),
					'ApiRoute' => $found['api'][] = self::route($arguments, $attribute),
					default => $found['other'][$short] = $arguments,
				};
			}
		}
		return $found;
	}

	/** @return array<array-key, mixed> */
	private function arguments(Node\Attribute $attribute, string $short): array {
		$arguments = [];
		foreach ($attribute->args as $position => $argument) {
			$name = $argument->name?->toString() ?? self::POSITIONS[$short][$position] ?? $position;
			$arguments[$name] = $argument->value instanceof Node\Expr\ClassConstFetch
				? '?'
				: $this->evaluator->evaluateSilently($argument->value);
		}
		return $arguments;
	}

	/**
	 * @param array<array-key, mixed> $arguments
	 * @return Route
	 */
	private static function route(array $arguments, Node\Attribute $attribute): array {
		$verb = $arguments['verb'] ?? null;
		$url = $arguments['url'] ?? null;
		if (!is_string($verb) || !is_string($url)) {
			throw new \RuntimeException('line ' . $attribute->getStartLine() . ': a route needs its verb and url as text');
		}
		return ['verb' => $verb, 'url' => $url];
	}
}
