<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Reach;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Reflection\ClassReflection;
use PHPStan\Type\Type;

/**
 * The methods, properties and constants that an expression calls or reads.
 *
 * @implements Collector<Node\Expr, non-empty-list<string>>
 */
final class Used implements Collector {
	public function __construct(private readonly Callers $callers) {
	}

	#[\Override]
	public function getNodeType(): string {
		return Node\Expr::class;
	}

	#[\Override]
	public function processNode(Node $node, Scope $scope): ?array {
		if (!$this->callers->count($scope->getFile())) {
			return null;
		}
		[$of, $name] = match (true) {
			$node instanceof Node\Expr\MethodCall, $node instanceof Node\Expr\NullsafeMethodCall,
			$node instanceof Node\Expr\PropertyFetch, $node instanceof Node\Expr\NullsafePropertyFetch => [
				$scope->getType($node->var),
				$node->name,
			],
			$node instanceof Node\Expr\StaticCall, $node instanceof Node\Expr\ClassConstFetch => [
				self::classType($node->class, $scope),
				$node->name,
			],
			$node instanceof Node\Expr\New_ && !$node->class instanceof Node\Stmt\Class_ => [
				self::classType($node->class, $scope),
				new Node\Identifier('__construct'),
			],
			default => [null, null],
		};
		return $of !== null && $name instanceof Node\Identifier
			? Callers::members($this->members($node, $of, $name->toString(), $scope))
			: null;
	}

	/** @return iterable<array{string, string}> */
	private function members(Node\Expr $node, Type $of, string $name, Scope $scope): iterable {
		foreach ($of->getObjectClassReflections() as $class) {
			[$declaring, $member] = match (true) {
				$node instanceof Node\Expr\ClassConstFetch => [
					$class->hasConstant($name) ? $class->getConstant($name)->getDeclaringClass() : null,
					$name,
				],
				$node instanceof Node\Expr\PropertyFetch, $node instanceof Node\Expr\NullsafePropertyFetch => [
					$class->hasNativeProperty($name) ? $class->getNativeProperty($name)->getDeclaringClass() : null,
					"\$$name",
				],
				default => [self::declaringMethod($class, $name), $name],
			};
			if ($declaring !== null && !$this->callers->provides($scope->getClassReflection(), $declaring)) {
				yield [$declaring->getName(), $member];
			}
		}
	}

	private static function declaringMethod(ClassReflection $class, string $name): ?ClassReflection {
		return $class->hasNativeMethod($name) ? $class->getNativeMethod($name)->getDeclaringClass() : null;
	}

	private static function classType(Node\Name|Node\Expr $class, Scope $scope): Type {
		return $class instanceof Node\Name
			? $scope->resolveTypeByName($class)
			: $scope->getType($class)->getObjectTypeOrClassStringObjectType();
	}
}
