<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\Node;
use PhpParser\NodeFinder;

/** What an action does, itself or by methods of its class: which kinds of answer it gives and what it reads of the request. */
final class ActionBody {
	private readonly NodeFinder $finder;

	public function __construct() {
		$this->finder = new NodeFinder();
	}

	/** @return list<string> classes of its return type, without their namespaces */
	public static function returns(Node\Stmt\ClassMethod $method): array {
		$type = $method->returnType;
		$types = $type instanceof Node\UnionType ? $type->types : [$type];
		$names = array_filter($types, static fn (?Node $one): bool => $one instanceof Node\Name);
		return array_values(array_map(static fn (Node\Name $name): string => $name->getLast(), $names));
	}

	/** @return list<string> methods of any object that it calls */
	public function calls(Node\Stmt\Class_ $class, Node\Stmt\ClassMethod $method): array {
		$names = [];
		foreach ($this->finder->findInstanceOf($this->methods($class, $method), Node\Expr\MethodCall::class) as $call) {
			if ($call->name instanceof Node\Identifier) {
				$names[] = $call->name->toString();
			}
		}
		return array_values(array_unique($names));
	}

	/** @return list<string> methods of `$this->input` that it calls */
	public function reads(Node\Stmt\Class_ $class, Node\Stmt\ClassMethod $method): array {
		$names = [];
		foreach ($this->finder->findInstanceOf($this->methods($class, $method), Node\Expr\MethodCall::class) as $call) {
			$isInput = $call->var instanceof Node\Expr\PropertyFetch
				&& $call->var->name instanceof Node\Identifier
				&& $call->var->name->toString() === 'input';
			if ($isInput && $call->name instanceof Node\Identifier) {
				$names[] = $call->name->toString();
			}
		}
		return array_values(array_unique($names));
	}

	/**
	 * The method and those of its class that it calls.
	 *
	 * @param array<string, Node\Stmt\ClassMethod> $found
	 * @return array<string, Node\Stmt\ClassMethod>
	 */
	public function methods(Node\Stmt\Class_ $class, Node\Stmt\ClassMethod $method, array $found = []): array {
		$found[$method->name->toString()] = $method;
		$calls = $this->finder->find($method->stmts ?? [], static fn (Node $node): bool =>
			$node instanceof Node\Expr\MethodCall || $node instanceof Node\Expr\StaticCall);
		foreach ($calls as $call) {
			$name = $call instanceof Node\Expr\MethodCall || $call instanceof Node\Expr\StaticCall ? $call->name : null;
			$isOwn = match (true) {
				$call instanceof Node\Expr\MethodCall => $call->var instanceof Node\Expr\Variable && $call->var->name === 'this',
				$call instanceof Node\Expr\StaticCall => $call->class instanceof Node\Name && $call->class->toString() === 'self',
				default => false,
			};
			$called = $isOwn && $name instanceof Node\Identifier && !isset($found[$name->toString()])
				? $class->getMethod($name->toString())
				: null;
			$found = $called === null ? $found : $this->methods($class, $called, $found);
		}
		return $found;
	}
}
