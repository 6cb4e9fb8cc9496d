<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use OCP\AppFramework\Controller;

/** The attributes of the called method. */
final class Method {
	private readonly \ReflectionMethod $reflection;

	public function __construct(Controller $controller, string $name) {
		$this->reflection = new \ReflectionMethod($controller, $name);
	}

	/** @param class-string $attribute */
	public function has(string $attribute): bool {
		return $this->reflection->getAttributes($attribute) !== [];
	}

	/**
	 * @template T of object
	 * @param class-string<T> $attribute
	 * @return list<T>
	 */
	public function all(string $attribute): array {
		return array_map(
			static fn (\ReflectionAttribute $found): object => $found->newInstance(),
			$this->reflection->getAttributes($attribute),
		);
	}
}
