<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\AppContainers;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Answer;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Log\Undeclared;
use Host\AppFramework\Middleware\BruteForceMiddleware;
use Host\AppFramework\Middleware\OcsMiddleware;
use Host\AppFramework\Middleware\PageEventMiddleware;
use Host\AppFramework\Middleware\PasswordMiddleware;
use Host\AppFramework\Middleware\RateLimitMiddleware;
use Host\AppFramework\Middleware\SameSiteMiddleware;
use Host\AppFramework\Middleware\SecurityMiddleware;
use Host\TeamFolders\FolderMiddleware;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;

/**
 * Calls one method of a controller with the middlewares around it: the host's, then the app's.
 *
 * They are asked in order before, in reverse order after; an exception only reaches those that were asked before it.
 */
final class Dispatcher {
	/** In the host's order, which decides whose answer wins. */
	private const MIDDLEWARES = [
		SameSiteMiddleware::class, OcsMiddleware::class, SecurityMiddleware::class, PasswordMiddleware::class, BruteForceMiddleware::class,
		RateLimitMiddleware::class, PageEventMiddleware::class, FolderMiddleware::class,
	];

	public function __construct(
		private readonly AppContainers $containers,
		private readonly AppManager $apps,
		private readonly Request $request,
		private readonly Arguments $arguments,
		private readonly Undeclared $undeclared,
	) {
	}

	public function dispatch(RouteMatch $route): Answer {
		$container = $this->containers->of($route->app);
		$controller = $container->get($route->class);
		/** @var list<Middleware> $middlewares */
		$middlewares = array_map($container->get(...), [...self::MIDDLEWARES, ...$this->apps->middlewares($route->app)]);
		$asked = [];
		try {
			foreach ($middlewares as $middleware) {
				array_unshift($asked, $middleware);
				$middleware->beforeController($controller, $route->method);
			}
			$response = $this->call($container, $controller, $route->method);
		} catch (\Throwable $failure) {
			$this->undeclared->note($failure);
			$response = $this->recovered($asked, $controller, $route->method, $failure);
		}
		foreach (array_reverse($middlewares) as $middleware) {
			$response = $middleware->afterController($controller, $route->method, $response);
		}
		$body = $response->render();
		foreach (array_reverse($middlewares) as $middleware) {
			$body = $middleware->beforeOutput($controller, $route->method, $body);
		}
		return new Answer($response, $body);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private function call(Container $container, Controller $controller, string $method): Response {
		$reflection = new \ReflectionMethod($controller, $method);
		$arguments = $this->arguments->of($reflection, $container);
		try {
			$result = ($reflection->getClosure($controller))(...$arguments);
		} catch (\TypeError $failure) {
			if ($failure->getFile() === $reflection->getFileName() && $failure->getLine() === $reflection->getStartLine()) {
				return new Response(Http::STATUS_BAD_REQUEST);
			}
			throw $failure;
		}
		if ($result instanceof Response && !$result instanceof DataResponse) {
			return $result;
		}
		$format = $this->request->getFormat();
		return $format !== null && $controller->isResponderRegistered($format)
			? $controller->buildResponse($result, $format)
			: $controller->buildResponse($result);
	}

	/**
	 * @param list<Middleware> $asked the last one first
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	private function recovered(array $asked, Controller $controller, string $method, \Throwable $failure): Response {
		$exception = $failure instanceof \Exception ? $failure : new \Exception(
			"{$failure->getMessage()} in file '{$failure->getFile()}' line {$failure->getLine()}",
			(int)$failure->getCode(),
			$failure,
		);
		foreach ($asked as $middleware) {
			try {
				return $middleware->afterException($controller, $method, $exception);
			} catch (\Exception $other) {
				$exception = $other;
			}
		}
		throw $exception;
	}
}
