<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

use OCP\AppFramework\Bootstrap\IRegistrationContext;
use Shared\Http\Access\Guard;
use Shared\Http\Access\Guards;
use Shared\Http\Failure\ErrorShape;
use Shared\Http\Failure\SuccessFalse;
use Shared\Http\Middleware\AdminMiddleware;
use Shared\Http\Middleware\ContractMiddleware;
use Shared\Http\Middleware\CorsMiddleware;
use Shared\Http\Middleware\EnvelopeMiddleware;
use Shared\Http\Middleware\ErrorMiddleware;
use Shared\Http\Middleware\LimitMiddleware;

/** What every app registers first, in `Application::register`. */
final class Registration {
	public static function register(IRegistrationContext $context): void {
		$context->registerServiceAlias(Clock::class, SystemClock::class);
		$context->registerServiceAlias(ErrorShape::class, SuccessFalse::class);
		$context->registerMiddleware(CorsMiddleware::class);
		// The order matters: only middlewares registered before the throwing one get to handle its exception.
		$context->registerMiddleware(EnvelopeMiddleware::class);
		$context->registerMiddleware(ErrorMiddleware::class);
		$context->registerMiddleware(LimitMiddleware::class);
		$context->registerMiddleware(AdminMiddleware::class);
		$context->registerMiddleware(ContractMiddleware::class);
	}

	/** @param class-string<ErrorShape> $shape of refusals on the routes with the contract's failure of that name */
	public static function failure(IRegistrationContext $context, string $name, string $shape): void {
		$context->registerServiceAlias(ErrorMiddleware::service($name), $shape);
	}

	/** @param class-string<Guard> $guard the implementation of the contract's guard of that name */
	public static function guard(IRegistrationContext $context, string $name, string $guard): void {
		$context->registerServiceAlias(Guards::service($name), $guard);
	}
}
