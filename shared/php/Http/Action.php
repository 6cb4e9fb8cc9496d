<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http;

use OCP\AppFramework\Controller;

/** The name of an action as the contract writes it. */
final class Action {
	public static function name(Controller $controller, string $method): string {
		$class = $controller::class;
		return substr($class, (int)strrpos('\\' . $class, '\\')) . '::' . $method;
	}
}
