<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Container;

use Host\AppFramework\Log\Undeclared;
use OCP\AppFramework\Controller;
use OCP\AppFramework\IAppContainer;
use OCP\AppFramework\Middleware;

/**
 * Services by class or name; what nobody registered is built from the types of its constructor.
 *
 * An app's container asks its own registrations first, then the host's container; classes of the app it builds itself.
 */
final class Container implements IAppContainer {
	/** @var array<string, mixed> */
	private array $made = [];
	/** @var array<string, array{callable(self): mixed, bool}> factory, and whether what it makes is kept */
	private array $factories = [];
	/** @var array<string, string> */
	private array $aliases = [];
	/** @var array<string, true> classes that are being built */
	private array $building = [];

	public function __construct(
		private readonly ?self $host = null,
	) {
	}

	public function set(string $id, mixed $value): void {
		$this->made[$id] = $value;
	}

	/** @param callable(self): mixed $factory */
	public function registerService(string $id, callable $factory, bool $shared = true): void {
		unset($this->made[$id], $this->aliases[$id]);
		$this->factories[$id] = [$factory, $shared];
	}

	public function registerAlias(string $id, string $target): void {
		unset($this->made[$id], $this->factories[$id]);
		$this->aliases[$id] = $target;
	}

	#[\Override]
	public function has(string $id): bool {
		return $this->knows($id) || $this->host?->has($id) === true || class_exists($id);
	}

	#[\Override]
	public function get(string $id) {
		$id = ltrim($id, '\\');
		if (array_key_exists($id, $this->made)) {
			return $this->made[$id];
		}
		if (isset($this->aliases[$id])) {
			return $this->get($this->aliases[$id]);
		}
		if (isset($this->factories[$id])) {
			[$factory, $isShared] = $this->factories[$id];
			$object = $factory($this);
			if ($isShared) {
				$this->made[$id] = $object;
			}
			return $object;
		}
		if ($this->host !== null && ($this->host->knows($id) || self::isShared($id))) {
			return $this->host->get($id);
		}
		return $this->made[$id] = $this->build($id);
	}

	/** Calls with services as arguments. */
	public function call(callable $function): mixed {
		return $function(...$this->arguments(new \ReflectionFunction($function(...))));
	}

	private function knows(string $id): bool {
		return array_key_exists($id, $this->made) || isset($this->factories[$id]) || isset($this->aliases[$id]);
	}

	/** One for all apps: the host's classes, but for those that serve one app at a time. */
	private static function isShared(string $id): bool {
		return preg_match('/^(?:Host|OCP)\\\\/', $id) === 1
			&& !is_subclass_of($id, Controller::class)
			&& !is_subclass_of($id, Middleware::class);
	}

	private function build(string $class): object {
		if (isset($this->building[$class])) {
			throw new \RuntimeException("$class needs itself: " . implode(', ', array_keys($this->building)));
		}
		if (!class_exists($class)) {
			throw new NotFound(Undeclared::isOfHost($class) ? Undeclared::sentence($class) : "There is no service $class");
		}
		$reflection = new \ReflectionClass($class);
		if (!$reflection->isInstantiable()) {
			throw new NotFound("$class cannot be made");
		}
		$this->building[$class] = true;
		try {
			$constructor = $reflection->getConstructor();
			return $constructor === null ? $reflection->newInstance() : $reflection->newInstanceArgs($this->arguments($constructor));
		} finally {
			unset($this->building[$class]);
		}
	}

	/** @return list<mixed> */
	private function arguments(\ReflectionFunctionAbstract $function): array {
		return array_map($this->argument(...), $function->getParameters());
	}

	private function argument(\ReflectionParameter $parameter): mixed {
		$type = $parameter->getType();
		$class = $type instanceof \ReflectionNamedType && !$type->isBuiltin() ? $type->getName() : null;
		$wanted = $class ?? $parameter->getName();
		// A builtin type is wanted by its name, which is no class even where a class is called so.
		if ($class === null && !$this->names($wanted)) {
			return $this->fallback($parameter, new NotFound("There is nothing named \${$wanted}"));
		}
		try {
			return $this->get($wanted);
		} catch (NotFound $missing) {
			return $this->fallback($parameter, $missing);
		}
	}

	private function names(string $id): bool {
		return $this->knows($id) || $this->host?->knows($id) === true;
	}

	private function fallback(\ReflectionParameter $parameter, NotFound $missing): mixed {
		return match (true) {
			$parameter->isDefaultValueAvailable() => $parameter->getDefaultValue(),
			$parameter->getType()?->allowsNull() === true => null,
			default => throw $missing,
		};
	}
}
