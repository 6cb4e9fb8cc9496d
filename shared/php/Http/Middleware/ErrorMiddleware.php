<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\AnonRateLimit;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\ParameterOutOfRangeException;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use OCP\IUserSession;
use OCP\Security\RateLimiting\IRateLimitExceededException;
use Psr\Container\ContainerInterface;
use Psr\Log\LoggerInterface;
use Psr\Log\LogLevel;
use Shared\Contract\Routes;
use Shared\Exception\Refusal;
use Shared\Http\Action;
use Shared\Http\Failure\EnvelopedFailure;
use Shared\Http\Failure\ErrorShape;
use Shared\Http\Failure\Texts;
use Shared\Http\Json;
use Shared\Http\JsonApi;

/**
 * Gives every refusal of a JsonApi controller the app's single error shape: domain errors, the host's own answers,
 * and unexpected failures.
 *
 * The host also calls `afterController` for answers created by its own middlewares (docs/host-facts.md, "Refusals").
 */
final class ErrorMiddleware extends Middleware {
	private const NOT_CONFIRMED = 'X-NC-Auth-NotConfirmed';
	private const KEPT_HEADERS = [
		...LimitMiddleware::HEADERS, self::NOT_CONFIRMED, 'Content-Range', 'Retry-After', 'WWW-Authenticate',
		'X-Nextcloud-Bruteforce-Throttled',
	];
	/** Seconds after which the host has forgotten enough attempts to accept an address again. */
	private const BLOCK = 1800;
	private const HOST_ANSWERS = [
		400 => ['invalid_input', 'The request is not valid.'],
		401 => ['not_logged_in', 'You are not logged in.'],
		403 => ['not_admin', 'Only administrators can do this.'],
		404 => ['not_found', 'Nothing found at this address.'],
		412 => ['csrf', 'CSRF check failed'],
		413 => ['too_large', 'The body is too large.'],
		416 => ['bad_range', 'The requested range is outside the file.'],
		429 => ['too_many_requests', 'Too many requests. Try again later.'],
	];

	public function __construct(
		private readonly ErrorShape $shape,
		private readonly ContainerInterface $services,
		private readonly IRequest $request,
		private readonly IUserSession $session,
		private readonly LoggerInterface $logger,
	) {
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		if (!$controller instanceof JsonApi) {
			throw $exception;
		}
		if ($exception instanceof Refusal) {
			$details = $exception->status() < 500
				? $exception->details
				: $exception->details + $this->logged($controller, $methodName, $exception, LogLevel::WARNING);
			$answer = $this->refuse(
				$controller,
				$methodName,
				$exception->status(),
				$exception->reason,
				$exception->getMessage(),
				$exception->pointer,
				$details,
			);
			foreach ($exception->headers as $name => $value) {
				$answer->addHeader($name, $value);
			}
			if ($exception->isOfBadSecret() && self::throttles($controller, $methodName)) {
				$answer->throttle();
			}
			return $answer;
		}
		if ($exception instanceof ParameterOutOfRangeException) {
			return $this->refuse($controller, $methodName, 400, ...self::HOST_ANSWERS[400]);
		}
		if ($exception instanceof IRateLimitExceededException) {
			return $this->withRetryAfter(
				$this->refuse($controller, $methodName, 429, ...self::HOST_ANSWERS[429]),
				$controller,
				$methodName,
			);
		}
		$details = $this->logged($controller, $methodName, $exception, LogLevel::ERROR);
		return $this->refuse($controller, $methodName, 500, 'internal', 'Something went wrong on the server.', null, $details);
	}

	/**
	 * @param LogLevel::* $level a warning where the server refuses, an error where it fails
	 * @return array{errorId: string} names the line
	 */
	private function logged(Controller $controller, string $methodName, \Exception $exception, string $level): array {
		$errorId = $this->request->getId();
		$this->logger->log($level, '{action} failed, errorId {errorId}', [
			'action' => $controller::class . '::' . $methodName,
			'errorId' => $errorId,
			'exception' => $exception,
		]);
		return ['errorId' => $errorId];
	}

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		if (!$controller instanceof JsonApi || $response instanceof Json) {
			return $response;
		}
		// For a browser's navigation the host redirects: to the login, or home when the session's strict cookie is missing.
		$status = $response instanceof RedirectResponse ? ($this->session->isLoggedIn() ? 412 : 401) : $response->getStatus();
		if ($status < 400) {
			return $response;
		}
		[$reason, $message] = self::HOST_ANSWERS[$status] ?? ['internal', 'Something went wrong on the server.'];
		/** @var array<string, mixed> $headers */
		$headers = $response->getHeaders();
		if (isset($headers[self::NOT_CONFIRMED])) {
			$reason = 'password_not_confirmed';
		}
		$answer = $this->refuse($controller, $methodName, $status, $reason, Texts::of($reason, self::hostMessage($response) ?? $message));
		foreach (self::KEPT_HEADERS as $name) {
			if (is_string($headers[$name] ?? null)) {
				$answer->addHeader($name, $headers[$name]);
			}
		}
		if ($response->isThrottled() === true) {
			$answer->throttle($response->getThrottleMetadata());
		}
		return $status === 429 ? $this->withRetryAfter($answer, $controller, $methodName) : $answer;
	}

	/**
	 * @param Http::STATUS_* $status
	 * @param array<string, mixed> $details
	 */
	private function refuse(
		Controller $controller,
		string $methodName,
		int $status,
		string $reason,
		string $message,
		?string $pointer = null,
		array $details = [],
	): Json {
		$shape = $this->shapeOf($controller, $methodName);
		$answer = new Json($shape->body($status, $reason, $message, $pointer, $details), $status);
		foreach ($shape->headers($reason, $pointer, $details) as $name => $value) {
			$answer->addHeader($name, $value);
		}
		return $answer;
	}

	private function shapeOf(Controller $controller, string $methodName): ErrorShape {
		$name = Routes::FAILURES[Action::name($controller, $methodName)] ?? null;
		if ($name === null) {
			return $controller instanceof OCSController ? new EnvelopedFailure() : $this->shape;
		}
		$shape = $this->services->get(self::service($name));
		return $shape instanceof ErrorShape ? $shape : throw new \LogicException("The app registers no failure \"$name\"");
	}

	/** The service that shapes the refusals of routes with this failure. */
	public static function service(string $failure): string {
		return "failure.$failure";
	}

	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	private static function hostMessage(Response $response): ?string {
		$data = $response instanceof JSONResponse ? $response->getData() : null;
		$message = is_array($data) ? $data['message'] ?? null : null;
		return is_string($message) && $message !== '' ? $message : null;
	}

	private static function throttles(Controller $controller, string $methodName): bool {
		return (new \ReflectionMethod($controller, $methodName))->getAttributes(BruteForceProtection::class) !== [];
	}

	/** The host reports no waiting time; after a full period of the rolling window a call is certain to be allowed again. */
	private function withRetryAfter(Json $answer, Controller $controller, string $methodName): Json {
		$method = new \ReflectionMethod($controller, $methodName);
		$limits = [...$method->getAttributes(UserRateLimit::class), ...$method->getAttributes(AnonRateLimit::class)];
		$periods = array_map(static fn (\ReflectionAttribute $limit): int => $limit->newInstance()->getPeriod(), $limits);
		if (self::throttles($controller, $methodName)) {
			$periods[] = self::BLOCK;
		}
		/** @var array<string, mixed> $headers */
		$headers = $answer->getHeaders();
		if ($periods !== [] && !isset($headers['Retry-After'])) {
			$answer->addHeader('Retry-After', (string)max($periods));
		}
		return $answer;
	}
}
