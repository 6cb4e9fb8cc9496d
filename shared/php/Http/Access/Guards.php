<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use Psr\Container\ContainerInterface;
use Shared\Exception\Refusal;
use Shared\Http\Attribute\Guarded;
use Shared\Http\Request\Input;

/** Runs the guards of an action. */
final class Guards {
	public function __construct(
		private readonly ContainerInterface $services,
		private readonly Caller $caller,
		private readonly Input $input,
	) {
	}

	/** The service that implements a guard. */
	public static function service(string $name): string {
		return "guard.$name";
	}

	/** @throws Refusal of the first guard that refuses */
	public function check(Guarded $guarded): void {
		foreach ($guarded->names as $name) {
			$guard = $this->services->get(self::service($name));
			if (!$guard instanceof Guard) {
				throw new \LogicException("The app registers no guard \"$name\"");
			}
			$guard->check($this->caller, $this->input);
		}
	}
}
