<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use Host\Accounts\Login\Session;
use Host\AppFramework\Container\Container;
use OCP\IRequest;

/** What was asked. Parameters come from query, form, route and body; of two with one name the later wins. */
final class Request implements IRequest {
	private const JSON = '#^application/(?:[a-z0-9.-]+\+)?json\b#';

	/** @var array<string, mixed> */
	public readonly array $server;
	/** @var array<string, mixed> variables of the route */
	public array $urlParams = [];
	/** The path below the script, as it was sent: not decoded. */
	public readonly string $rawPath;
	private readonly string $script;
	private readonly string $id;
	/** @var ?array<array-key, mixed> */
	private ?array $body = null;

	public function __construct(
		private readonly Container $services,
	) {
		/** @var array<string, mixed> $server */
		$server = $_SERVER;
		$this->server = $server;
		$path = (string)preg_replace('#/{2,}#', '/', explode('?', $this->getRequestUri(), 2)[0]);
		preg_match('#^(/(?:(?:index|remote|status|ocs/v1|ocs/v2)\.php|\.well-known/caldav))?(?=/|$)(.*)$#s', $path, $found);
		$this->script = ($found[1] ?? '') === '' ? '/index.php' : $found[1];
		$this->rawPath = $found[2] ?? $path;
		$this->id = substr(strtr(base64_encode(random_bytes(18)), '+/', 'ab'), 0, 20);
	}

	#[\Override]
	public function getHeader(string $name): string {
		$name = strtoupper(strtr($name, '-', '_'));
		$value = $this->server["HTTP_$name"]
			?? (in_array($name, ['CONTENT_TYPE', 'CONTENT_LENGTH', 'REMOTE_ADDR'], true) ? $this->server[$name] ?? '' : '');
		return is_string($value) ? $value : '';
	}

	#[\Override]
	public function getParam(string $key, $default = null) {
		return $this->getParams()[$key] ?? $default;
	}

	#[\Override]
	public function getParams(): array {
		// Not by unpacking: a body that is a list must not lose its first entries to numbers among the others.
		return array_merge($_GET, $_POST, $this->urlParams, $this->body());
	}

	#[\Override]
	public function getMethod(): string {
		return $this->text('REQUEST_METHOD', 'GET');
	}

	#[\Override]
	public function getUploadedFile(string $key) {
		/** @var ?array<string, mixed> $file */
		$file = $_FILES[$key] ?? null;
		return $file;
	}

	#[\Override]
	public function getCookie(string $key) {
		$value = $_COOKIE[$key] ?? null;
		return is_string($value) ? $value : null;
	}

	#[\Override]
	public function passesCSRFCheck(): bool {
		if (!$this->passesStrictCookieCheck()) {
			return false;
		}
		$token = $_GET['requesttoken'] ?? $_POST['requesttoken'] ?? $this->getHeader('requesttoken');
		return $this->getHeader('OCS-APIRequest') !== ''
			|| (is_string($token) && $token !== '' && $this->services->get(Session::class)->tokenIsValid($token));
	}

	#[\Override]
	public function passesStrictCookieCheck(): bool {
		return !$this->needsCookies() || ($this->getCookie('nc_sameSiteCookiestrict') === 'true' && $this->passesLaxCookieCheck());
	}

	#[\Override]
	public function passesLaxCookieCheck(): bool {
		return !$this->needsCookies() || $this->getCookie('nc_sameSiteCookielax') === 'true';
	}

	#[\Override]
	public function getId(): string {
		return $this->id;
	}

	#[\Override]
	public function getRemoteAddress(): string {
		return $this->text('REMOTE_ADDR');
	}

	#[\Override]
	public function getRequestUri(): string {
		return $this->text('REQUEST_URI');
	}

	#[\Override]
	public function getScriptName(): string {
		return $this->script;
	}

	#[\Override]
	public function getFormat(): ?string {
		$format = $this->getParam('format');
		if (is_string($format)) {
			return $format;
		}
		foreach (explode(',', strtolower($this->getHeader('Accept'))) as $type) {
			if (str_starts_with(trim($type), 'application/')) {
				return substr(trim($type), strlen('application/'));
			}
		}
		return null;
	}

	/** Whether a person reads the answer in a browser. */
	public function wantsHtml(): bool {
		return stripos($this->getHeader('Accept'), 'html') !== false;
	}

	/** The version of the OCS mount that is asked; null below index.php. */
	public function ocsVersion(): ?int {
		return match ($this->script) {
			'/ocs/v1.php' => 1,
			'/ocs/v2.php' => 2,
			default => null,
		};
	}

	/** A session's cookie comes along, and no header that a foreign page cannot send. */
	private function needsCookies(): bool {
		return in_array($this->getHeader('OCS-APIRequest'), ['', '0'], true) && $this->getCookie(Session::COOKIE) !== null;
	}

	/** @return array<array-key, mixed> what the body adds to the parameters */
	private function body(): array {
		if ($this->body !== null) {
			return $this->body;
		}
		$type = $this->getHeader('Content-Type');
		$isForm = str_contains($type, 'application/x-www-form-urlencoded');
		$body = [];
		// A PUT of anything else is left alone: it may be a large file.
		if ($this->getMethod() === 'PUT'
			&& !in_array($this->getHeader('Content-Length'), ['', '0'], true)
			&& !$isForm
			&& !str_contains($type, 'application/json')) {
			return $this->body = [];
		}
		if (preg_match(self::JSON, $type) === 1) {
			$body = json_decode((string)file_get_contents('php://input'), true);
		} elseif ($isForm && !in_array($this->getMethod(), ['GET', 'POST'], true)) {
			parse_str((string)file_get_contents('php://input'), $body);
		}
		return $this->body = is_array($body) ? $body : [];
	}

	private function text(string $key, string $default = ''): string {
		$value = $this->server[$key] ?? $default;
		return is_string($value) ? $value : $default;
	}
}
