<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Psr\Container\ContainerInterface;

/** Services that the host's own response class fetches by itself, under the name that it knows. */
final class HostContainer implements ContainerInterface {
	public static self $server;

	/** @param array<string, object> $services by interface */
	private function __construct(private readonly array $services) {
	}

	/** @param array<string, object> $services by interface */
	public static function install(array $services): void {
		self::$server = new self($services);
		if (!class_exists('OC', false)) {
			class_alias(self::class, 'OC');
		}
	}

	#[\Override]
	public function get(string $id): object {
		return $this->services[$id] ?? throw new \LogicException("$id is not there");
	}

	#[\Override]
	public function has(string $id): bool {
		return isset($this->services[$id]);
	}
}
