<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use OCP\IRequest;
use Shared\Clock;
use Shared\Exception\TooManyRequests;
use Shared\Host\LimitSwitch;
use Shared\Http\Attribute\Limit;
use Shared\Http\Attribute\TokenScope;
use Shared\Http\JsonApi;
use Shared\Limit\Counters;
use Shared\Limit\Network;
use Shared\Limit\Reprieves;
use Shared\Limit\Usage;

/**
 * Counts the calls of actions with `#[Limit]` and reports on every answer how many are left, independently of
 * Nextcloud's own limits, which count inexactly, can be switched off and report nothing.
 */
final class LimitMiddleware extends Middleware {
	public const HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

	private ?Usage $usage = null;
	private bool $isReprieved = false;

	public function __construct(
		private readonly IRequest $request,
		private readonly Counters $counters,
		private readonly LimitSwitch $switch,
		private readonly Reprieves $reprieves,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/** @throws TooManyRequests */
	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		$limit = self::limit($controller, $methodName);
		if ($limit === null) {
			return;
		}
		$key = $this->key($limit, $controller, $methodName);
		$this->usage = $this->switch->isOn() ? $this->counters->find()->count($key, $limit->calls, $limit->seconds) : $this->unused($limit);
		if (!$this->usage->isAllowed()) {
			$this->reprieve($limit, $key, $this->usage);
		}
	}

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function afterController(Controller $controller, string $methodName, Response $response): Response {
		$limit = self::limit($controller, $methodName);
		if ($limit === null) {
			return $response;
		}
		// Nextcloud refuses some calls before they are counted.
		$usage = $this->usage ?? ($this->switch->isOn()
			? $this->counters->find()->look($this->key($limit, $controller, $methodName), $limit->calls, $limit->seconds)
			: $this->unused($limit));
		foreach (array_combine(self::HEADERS, [$usage->calls, $usage->remaining(), $usage->resetsAt]) as $name => $value) {
			$response->addHeader($name, (string)$value);
		}
		return $usage->isAllowed() || $this->isReprieved
			? $response
			: $response->addHeader('Retry-After', (string)max(1, $usage->resetsAt - $this->now()));
	}

	/** @throws TooManyRequests unless the limit's reprieve admits the call */
	private function reprieve(Limit $limit, string $key, Usage $usage): void {
		$reprieve = $limit->reprieve === null ? null : $this->reprieves->find($limit->reprieve);
		$this->isReprieved = $reprieve?->admits($this->request, $key, $usage) ?? false;
		if (!$this->isReprieved) {
			throw new TooManyRequests(
				'too_many_requests',
				'Too many requests. Wait a moment and try again.',
				details: $reprieve?->offer($this->request, $key) ?? [],
			);
		}
	}

	private static function limit(Controller $controller, string $methodName): ?Limit {
		$attributes = $controller instanceof JsonApi ? (new \ReflectionMethod($controller, $methodName))->getAttributes(Limit::class) : [];
		return $attributes === [] ? null : $attributes[0]->newInstance();
	}

	private function key(Limit $limit, Controller $controller, string $methodName): string {
		$apart = [];
		foreach ($this->request->urlParams as $name => $value) {
			if (in_array($name, $limit->per, true)) {
				$apart[$name] = base64_encode($value);
			}
		}
		$caller = match ($limit->by) {
			'account' => $this->userId,
			'token' => $this->secret($controller, $methodName),
			default => null,
		} ?? ['address', Network::of($this->request->getRemoteAddress())];
		return hash(
			'sha256',
			json_encode([$limit->name ?? $controller::class . "::$methodName", $limit->by, $caller, $apart], JSON_THROW_ON_ERROR),
		);
	}

	private function secret(Controller $controller, string $methodName): ?string {
		$scopes = (new \ReflectionMethod($controller, $methodName))->getAttributes(TokenScope::class);
		$scope = $scopes === [] ? new TokenScope('') : $scopes[0]->newInstance();
		$secret = $scope->sent($this->request);
		return $secret === '' ? null : base64_encode($secret);
	}

	private function unused(Limit $limit): Usage {
		return new Usage($limit->calls, 0, $this->now() + $limit->seconds);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
