<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Limit;

use Psr\Container\ContainerInterface;

/** The app's reprieves by name. */
final class Reprieves {
	public function __construct(private readonly ContainerInterface $services) {
	}

	/** The service that implements a reprieve. */
	public static function service(string $name): string {
		return "reprieve.$name";
	}

	public function find(string $name): Reprieve {
		$reprieve = $this->services->get(self::service($name));
		return $reprieve instanceof Reprieve ? $reprieve : throw new \LogicException("The app registers no reprieve \"$name\"");
	}
}
