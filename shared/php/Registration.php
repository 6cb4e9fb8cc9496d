<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared;

use OCP\AppFramework\Bootstrap\IRegistrationContext;
use Shared\Http\Access\Guard;
use Shared\Http\Access\Guards;
use Shared\Http\Access\TokenAuthority;
use Shared\Http\Failure\ErrorShape;
use Shared\Http\Failure\SuccessFalse;
use Shared\Http\Middleware\AdminMiddleware;
use Shared\Http\Middleware\ContractMiddleware;
use Shared\Http\Middleware\CorsMiddleware;
use Shared\Http\Middleware\EnvelopeMiddleware;
use Shared\Http\Middleware\ErrorMiddleware;
use Shared\Http\Middleware\LimitMiddleware;
use Shared\Limit\Reprieve;
use Shared\Limit\Reprieves;
use Shared\Outbox\Handler;
use Shared\Outbox\Outbox;
use Shared\Token\TokenPrefix;
use Shared\Token\TokenStore;

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

	/**
	 * For an app that issues tokens; its migration calls `TokenTable::create`.
	 *
	 * @param string $prefix of the secrets, such as `rma_`
	 */
	public static function tokens(IRegistrationContext $context, string $prefix): void {
		$context->registerService(TokenPrefix::class, static fn (): TokenPrefix => new TokenPrefix($prefix));
		$context->registerServiceAlias(TokenAuthority::class, TokenStore::class);
	}

	/** @param class-string<Guard> $guard the implementation of the contract's guard of that name */
	public static function guard(IRegistrationContext $context, string $name, string $guard): void {
		$context->registerServiceAlias(Guards::service($name), $guard);
	}

	/** @param class-string<Reprieve> $reprieve the implementation of the contract's reprieve of that name */
	public static function reprieve(IRegistrationContext $context, string $name, string $reprieve): void {
		$context->registerServiceAlias(Reprieves::service($name), $reprieve);
	}

	/** @param class-string<Handler> $handler of the outbox's messages of that kind */
	public static function delivery(IRegistrationContext $context, string $kind, string $handler): void {
		$context->registerServiceAlias(Outbox::service($kind), $handler);
	}
}
