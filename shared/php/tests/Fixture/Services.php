<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Psr\Container\ContainerInterface;

/** The app's container, with the services a test registers. */
final class Services implements ContainerInterface {
	/** @param array<string, object> $services */
	public function __construct(private readonly array $services) {
	}

	public function get(string $id): object {
		return $this->services[$id] ?? throw new \RuntimeException("$id is not registered");
	}

	public function has(string $id): bool {
		return isset($this->services[$id]);
	}
}
