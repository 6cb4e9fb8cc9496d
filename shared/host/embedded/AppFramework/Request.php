<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\Accounts\Session;
use OCP\IRequest;

/** Parameters are query, form, route, JSON body: the later wins, as on the host. */
final class Request implements IRequest {
	public readonly string $path;
	private ?array $body = null;
	private array $route = [];

	public function __construct() {
		$this->path = preg_replace('#/{2,}#', '/', rawurldecode(strtok($_SERVER['REQUEST_URI'] ?? '/', '?') ?: '/'));
	}

	public function addUrlParameters(array $parameters): void {
		$this->route = $parameters;
	}

	private function body(): array {
		if ($this->body !== null) {
			return $this->body;
		}
		$type = $this->getHeader('Content-Type');
		$params = [];
		if (preg_match($this->getMethod() === 'PUT' ? '#^application/json\b#' : '#^application/(?:[a-z0-9.-]+\+)?json\b#', $type)) {
			$params = json_decode(file_get_contents('php://input') ?: 'null', true);
		} elseif (!in_array($this->getMethod(), ['GET', 'POST'], true) && str_contains($type, 'application/x-www-form-urlencoded')) {
			parse_str(file_get_contents('php://input'), $params);
		}
		return $this->body = is_array($params) ? $params : [];
	}

	public function getParams(): array {
		return array_merge($_GET, $_POST, $this->route, $this->body());
	}

	public function getParam(string $key, $default = null) {
		return $this->getParams()[$key] ?? $default;
	}

	public function getHeader(string $name): string {
		$name = strtoupper(strtr($name, '-', '_'));
		return $_SERVER['HTTP_' . $name] ?? (in_array($name, ['CONTENT_TYPE', 'CONTENT_LENGTH'], true) ? $_SERVER[$name] ?? '' : '');
	}

	public function getMethod(): string {
		return $_SERVER['REQUEST_METHOD'] ?? 'GET';
	}

	public function getCookie(string $key) {
		return $_COOKIE[$key] ?? null;
	}

	public function getUploadedFile(string $key) {
		return $_FILES[$key] ?? null;
	}

	public function getRemoteAddress(): string {
		return $_SERVER['REMOTE_ADDR'] ?? '127.0.0.1';
	}

	public function getFormat(): ?string {
		$format = $this->getParam('format');
		return is_string($format) ? $format : (str_contains($this->getHeader('Accept'), 'application/json') ? 'json' : null);
	}

	public function wantsHtml(): bool {
		return stripos($this->getHeader('Accept'), 'html') !== false;
	}

	public function passesStrictCookieCheck(): bool {
		return $this->getHeader('OCS-APIRequest') !== '' || $this->getCookie(Session::COOKIE) === null
			|| ($this->getCookie('nc_sameSiteCookiestrict') === 'true' && $this->getCookie('nc_sameSiteCookielax') === 'true');
	}

	public function passesCSRFCheck(): bool {
		if (!$this->passesStrictCookieCheck()) {
			return false;
		}
		$token = $_GET['requesttoken'] ?? $_POST['requesttoken'] ?? $_SERVER['HTTP_REQUESTTOKEN'] ?? '';
		return $this->getHeader('OCS-APIRequest') !== '' || (is_string($token) && \Host\AppFramework\Kernel::$it->get(Session::class)->tokenIsValid($token));
	}
}
