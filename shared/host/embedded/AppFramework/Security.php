<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\Accounts\{Groups, Session};
use Host\AppFramework\Kernel;
use OCP\AppFramework\{Controller, Middleware, OCSController};
use OCP\AppFramework\Http\{Attribute, JSONResponse, RedirectResponse, Response};

/** Login, administrator, CSRF, password confirmation and rate limits, with the host's order, statuses and words. */
final class Security extends Middleware {
	public function __construct(private Kernel $kernel, private Request $request, private \ReflectionMethod $method, private int $ocs) {
	}

	private function has(string $name): bool {
		return $this->method->getAttributes('OCP\\AppFramework\\Http\\Attribute\\' . $name) !== [] || preg_match('/^\h+\*\h+@' . $name . '\b/m', $this->method->getDocComment() ?: '') === 1;
	}

	public function beforeController(Controller $controller, string $methodName) {
		$session = $this->kernel->get(Session::class);
		$user = $session->getUser();
		if (!$this->has('PublicPage')) {
			if (!$user) {
				throw new SecurityException('Current user is not logged in', 401);
			}
			$groups = $this->kernel->get(Groups::class);
			if (!$this->has('NoAdminRequired') && !$groups->isAdmin($user->getUID()) && !($this->has('SubAdminRequired') && $groups->isSubAdmin($user->getUID()))) {
				throw new SecurityException('Logged in account must be an admin' . ($this->has('SubAdminRequired') ? ' or sub admin' : ''), 403);
			}
		}
		if (!$this->has('NoCSRFRequired') && !$this->request->passesCSRFCheck()
			&& !($controller instanceof OCSController && ($this->request->getHeader('OCS-APIRequest') === 'true' || str_starts_with($this->request->getHeader('Authorization'), 'Bearer ')))) {
			throw new SecurityException('CSRF check failed', 412);
		}
		if ($this->has('PasswordConfirmationRequired') && !$session->passwordConfirmed()) {
			throw new SecurityException('Password confirmation is required', 403);
		}
		$this->limit($controller::class . '::' . $methodName, $user?->getUID());
	}

	private function limit(string $key, ?string $uid): void {
		$attribute = ($uid !== null ? $this->method->getAttributes(Attribute\UserRateLimit::class)[0] ?? null : null) ?? $this->method->getAttributes(Attribute\AnonRateLimit::class)[0] ?? null;
		if ($attribute === null) {
			return;
		}
		$rule = $attribute->newInstance();
		$who = $rule instanceof Attribute\UserRateLimit ? $uid : $this->request->getRemoteAddress();
		if (!$this->kernel->get(\Host\Database\Database::class)->take("$key $who", $rule->getLimit(), $rule->getPeriod())) {
			throw new SecurityException('Rate limit exceeded', 429);
		}
	}

	public function afterException(Controller $controller, string $methodName, \Exception $exception) {
		if (!$exception instanceof SecurityException) {
			throw $exception;
		}
		$code = $exception->getCode();
		$html = $this->request->wantsHtml();
		if ($html && $code === 401) {
			return new RedirectResponse('/index.php/login?redirect_url=' . strtr(rawurlencode($_SERVER['REQUEST_URI']), ['%2F' => '/']));
		}
		if ($code === 429) {
			return $html ? $this->kernel->page()->error(429, 'Too many requests') : (new Response(429))->addHeader('Content-Type', 'text/html');
		}
		$response = $html ? $this->kernel->page()->error($code, $exception->getMessage()) : new JSONResponse(['message' => $exception->getMessage()], $code);
		return $code === 403 && str_starts_with($exception->getMessage(), 'Password') ? $response->addHeader('X-NC-Auth-NotConfirmed', 'true') : $response;
	}

	/** A refusal on an OCS controller wears the envelope, whoever wrote it (the host throws the body away). */
	public function afterController(Controller $controller, string $methodName, Response $response) {
		if ($controller instanceof OCSController && !$response instanceof OcsResponse && in_array($response->getStatus(), [401, 403], true)) {
			$message = $response instanceof JSONResponse ? $response->getData()['message'] ?? '' : '';
			return OcsResponse::failure($response->getStatus() === 401 ? 997 : 403, $message, $response->getStatus(), $this->request->getFormat(), $this->ocs);
		}
		return $response;
	}
}
