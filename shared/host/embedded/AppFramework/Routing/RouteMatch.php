<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

use OCP\AppFramework\Controller;

/** Which method answers, and the variables of its address. */
final class RouteMatch {
	/**
	 * @param class-string<Controller> $class
	 * @param array<string, mixed> $variables
	 */
	public function __construct(
		public readonly string $app,
		public readonly string $class,
		public readonly string $method,
		public readonly array $variables,
	) {
	}
}
