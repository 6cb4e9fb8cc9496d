<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Reach;

use PHPStan\Reflection\ClassReflection;
use PHPStan\Reflection\ReflectionProvider;

/** Whose code counts, and how what it reaches is written down: a member as `class::member`, a class that is named as `class::`. */
final class Callers {
	private const APPS = '#^(apps/[^/]+/lib|shared/php(?!/tests/)|shared/testing/apps)/#';
	private const HOST = '#^shared/host/embedded/(?!tests/|parts\.php)#';

	/** @param string $root of the repository */
	public function __construct(
		private readonly ReflectionProvider $classes,
		private readonly string $root,
	) {
	}

	/** Is the file one of an app, of the PHP that apps share, or of the probe app? */
	public function isApp(string $file): bool {
		return preg_match(self::APPS, $this->inside($file)) === 1;
	}

	/** Is the file one of those, or code of the embedded host? */
	public function count(string $file): bool {
		return $this->isApp($file) || preg_match(self::HOST, $this->inside($file)) === 1;
	}

	/** Is the class a provider of the member? The embedded host's own classes reach nothing of what they provide. */
	public function provides(?ClassReflection $caller, ClassReflection $declaring): bool {
		return $caller !== null
			&& str_starts_with($caller->getName(), 'Host\\')
			&& ($caller->getName() === $declaring->getName() || $caller->isSubclassOfClass($declaring));
	}

	public function isController(ClassReflection $class): bool {
		return $class->isSubclassOfClass($this->classes->getClass('OCP\\AppFramework\\Controller'));
	}

	/**
	 * @param iterable<array{string, string}> $all names of class and member
	 * @return ?non-empty-list<string> those of the host API
	 */
	public static function members(iterable $all): ?array {
		$members = [];
		foreach ($all as [$class, $member]) {
			if (preg_match('/^(OCP|OCA|Sabre)\\\\/', $class) === 1) {
				$members["$class::$member"] = true;
			}
		}
		return $members === [] ? null : array_keys($members);
	}

	private function inside(string $file): string {
		return substr($file, strlen($this->root) + 1);
	}
}
