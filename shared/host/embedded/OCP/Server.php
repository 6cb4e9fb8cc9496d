<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use Host\AppFramework\Kernel;

/** Services of the host, where nothing can be injected. */
final class Server {
	/**
	 * @template T
	 * @param class-string<T>|string $serviceName
	 * @return T|mixed
	 * @phpstan-return ($serviceName is class-string<T> ? T : mixed)
	 * @throws \Psr\Container\ContainerExceptionInterface
	 */
	public static function get(string $serviceName) {
		return Kernel::services()->get($serviceName);
	}
}
