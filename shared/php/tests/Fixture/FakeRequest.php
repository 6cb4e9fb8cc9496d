<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\IRequest;

/** A request with values set by a test; like the host, getParam reads from one merged bag. */
final class FakeRequest implements IRequest {
	/** @var array<string, string> */
	public array $server;

	/**
	 * @param array<string, string> $urlParams
	 * @param array<string, string> $headers
	 * @param array<string, array<string, mixed>> $files as in $_FILES
	 */
	public function __construct(
		public array $urlParams = [],
		string $query = '',
		private readonly array $headers = [],
		private readonly array $files = [],
		private readonly string $method = 'POST',
		private readonly bool $hasRequestToken = true,
	) {
		$this->server = ['QUERY_STRING' => $query];
	}

	public function getHeader(string $name): string {
		return $this->headers[$name] ?? '';
	}

	public function getParam(string $key, $default = null) {
		throw new \LogicException('The merged bag must not be read');
	}

	/** @return never */
	public function getParams(): array {
		throw new \LogicException('The merged bag must not be read');
	}

	public function getMethod(): string {
		return $this->method;
	}

	/** @return array<string, mixed> */
	public function getUploadedFile(string $key) {
		return $this->files[$key] ?? [];
	}

	/** @return array<string, mixed> */
	public function getEnv(string $key) {
		return [];
	}

	public function getCookie(string $key) {
		return null;
	}

	public function passesCSRFCheck(): bool {
		return $this->hasRequestToken;
	}

	public function passesStrictCookieCheck(): bool {
		return true;
	}

	public function passesLaxCookieCheck(): bool {
		return true;
	}

	public function getId(): string {
		return 'request-1';
	}

	public function getRemoteAddress(): string {
		return '127.0.0.1';
	}

	public function getServerProtocol(): string {
		return 'http';
	}

	public function getHttpProtocol(): string {
		return 'HTTP/1.1';
	}

	public function getRequestUri(): string {
		return '/';
	}

	public function getRawPathInfo(): string {
		return '/';
	}

	public function getPathInfo(): string {
		return '/';
	}

	public function getScriptName(): string {
		return 'index.php';
	}

	/** @param array<string> $agent */
	public function isUserAgent(array $agent): bool {
		return false;
	}

	public function getInsecureServerHost(): string {
		return 'localhost';
	}

	public function getServerHost(): string {
		return 'localhost';
	}

	public function throwDecodingExceptionIfAny(): void {
	}

	public function getFormat(): ?string {
		return null;
	}
}
