<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCP\Files\Cache\IUpdater;
use OCP\Files\Storage\IStorage;

/** What a share of something in a team folder lies in: it passes on what it does not know itself, as the server's do. */
final class SharedStorage implements IStorage {
	public function __construct(private readonly IStorage $shared) {
	}

	/** @param list<mixed> $arguments */
	public function __call(string $name, array $arguments): mixed {
		$call = [$this->shared, $name];
		return is_callable($call) ? $call(...$arguments) : throw new \BadMethodCallException($name);
	}

	#[\Override]
	public function instanceOfStorage(string $class) {
		return is_a($this, $class) || $this->shared->instanceOfStorage($class);
	}

	#[\Override]
	public function file_exists(string $path) {
		return $this->shared->file_exists($path);
	}

	#[\Override]
	public function file_get_contents(string $path) {
		return $this->shared->file_get_contents($path);
	}

	#[\Override]
	public function rmdir(string $path) {
		return $this->shared->rmdir($path);
	}

	/** @return IUpdater */
	#[\Override]
	public function getUpdater() {
		return $this->shared->getUpdater();
	}
}
