<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Reach;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\InClassNode;
use PHPStan\Reflection\ClassReflection;

/**
 * What a class of an app, or a controller of the embedded host, implements or overrides, and the constructor it inherits.
 *
 * @implements Collector<InClassNode, non-empty-list<string>>
 */
final class Inherited implements Collector {
	public function __construct(private readonly Callers $callers) {
	}

	#[\Override]
	public function getNodeType(): string {
		return InClassNode::class;
	}

	#[\Override]
	public function processNode(Node $node, Scope $scope): ?array {
		$class = $node->getClassReflection();
		$counts = $this->callers->isApp($scope->getFile())
			|| ($this->callers->count($scope->getFile()) && $this->callers->isController($class));
		return $counts ? Callers::members([...self::constructor($class), ...self::overridden($class)]) : null;
	}

	/** @return iterable<array{string, string}> */
	private static function constructor(ClassReflection $class): iterable {
		if ($class->hasConstructor()) {
			yield [$class->getConstructor()->getDeclaringClass()->getName(), '__construct'];
		}
	}

	/** @return iterable<array{string, string}> */
	private static function overridden(ClassReflection $class): iterable {
		foreach ($class->getNativeReflection()->getMethods() as $method) {
			$name = $method->getName();
			foreach ($method->getDeclaringClass()->getName() === $class->getName() ? $class->getAncestors() : [] as $ancestor) {
				if ($ancestor->hasNativeMethod($name)) {
					yield [$ancestor->getNativeMethod($name)->getDeclaringClass()->getName(), $name];
				}
			}
		}
	}
}
