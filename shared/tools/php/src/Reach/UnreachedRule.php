<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Reach;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Node\CollectedDataNode;
use PHPStan\Reflection\ClassReflection;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use Tools\DeclaredApi;

/**
 * Everything that the embedded host declares is used: by an app, by the probe app or by the host's own HTTP API.
 *
 * @implements Rule<CollectedDataNode>
 */
final class UnreachedRule implements Rule {
	/** @param string $root of the repository */
	public function __construct(
		private readonly ReflectionProvider $classes,
		private readonly string $root,
	) {
	}

	#[\Override]
	public function getNodeType(): string {
		return CollectedDataNode::class;
	}

	#[\Override]
	public function processNode(Node $node, Scope $scope): array {
		$reached = [];
		foreach ([$node->get(Named::class), $node->get(Inherited::class), $node->get(Used::class)] as $byFile) {
			foreach (array_merge(...array_merge(...array_values($byFile))) as $member) {
				[$class, $name] = explode('::', $member);
				$reached[$name][$class] = true;
			}
		}
		$errors = [];
		foreach (DeclaredApi::classes("$this->root/shared/host/embedded") as $name) {
			if ($this->classes->hasClass($name)) {
				array_push($errors, ...$this->unreached($this->classes->getClass($name), $reached));
			}
		}
		return $errors;
	}

	/**
	 * @param array<string, array<string, true>> $reached classes by the member's name
	 * @return list<IdentifierRuleError>
	 */
	private function unreached(ClassReflection $class, array $reached): array {
		$members = self::members($class);
		$missing = array_filter($members, fn (string $member): bool => !$this->isReached($class, array_keys($reached[$member] ?? [])));
		if ($members === [] ? isset($reached[''][$class->getName()]) : $missing === []) {
			return [];
		}
		$what = $missing === $members
			? [$class->getName()]
			: array_map(static fn (string $member): string => "{$class->getName()}::$member", array_values($missing));
		return array_map(static fn (string $name): IdentifierRuleError => RuleErrorBuilder::message(
			"$name is declared, and neither an app nor the host's own API reaches it.",
		)
			->identifier('host.unreached')->file((string)$class->getFileName())->line(1)->build(), $what);
	}

	/**
	 * @param list<string> $providers classes whose member of that name is reached: what overrides it, or what it overrides, is reached with
	 *   it
	 */
	private function isReached(ClassReflection $class, array $providers): bool {
		foreach ($providers as $provider) {
			if ($provider === $class->getName()
				|| $class->isSubclassOfClass($this->classes->getClass($provider))
				|| $this->classes->getClass($provider)->isSubclassOfClass($class)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return list<string> declared in this class for others; what PHP or a library asks of it is left out, and a constructor that only the
	 *   host's container can call
	 */
	private static function members(ClassReflection $class): array {
		$native = $class->getNativeReflection();
		$members = [];
		foreach ($native->getReflectionConstants() as $constant) {
			if (!$constant->isPrivate() && $constant->getDeclaringClass()->getName() === $class->getName()) {
				$members[] = $constant->getName();
			}
		}
		foreach ($native->getProperties() as $property) {
			if (!$property->isPrivate() && $property->getDeclaringClass()->getName() === $class->getName()) {
				$members[] = "\${$property->getName()}";
			}
		}
		foreach ($native->getMethods() as $method) {
			if (!$method->isPrivate()
				&& $method->getDeclaringClass()->getName() === $class->getName()
				&& !self::isAskedFor($class, $method->getName())
				&& !self::isOfContainer($class, $method->getName())) {
				$members[] = $method->getName();
			}
		}
		return $members;
	}

	private static function isAskedFor(ClassReflection $class, string $method): bool {
		foreach ($class->getAncestors() as $ancestor) {
			if (preg_match('/^(OCP|OCA|Sabre)\\\\/', $ancestor->getName()) !== 1
				&& $method !== '__construct'
				&& $ancestor->hasNativeMethod($method)) {
				return true;
			}
		}
		return false;
	}

	private static function isOfContainer(ClassReflection $class, string $method): bool {
		$parameters = $method === '__construct' ? $class->getNativeReflection()->getMethod($method)->getParameters() : [];
		return array_filter(
			$parameters,
			static fn (\ReflectionParameter $parameter): bool => str_starts_with(ltrim((string)$parameter->getType(), '?'), 'Host\\'),
		) !== [];
	}
}
