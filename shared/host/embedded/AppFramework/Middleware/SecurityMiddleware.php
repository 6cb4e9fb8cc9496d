<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Middleware;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Login\Session;
use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Request;
use Host\Page\Page;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\AuthorizedAdminSetting;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\Attribute\StrictCookiesRequired;
use OCP\AppFramework\Http\Attribute\SubAdminRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Middleware;
use OCP\AppFramework\OCSController;

/** Login, administrator and request token, as the attributes of the called method say. */
final class SecurityMiddleware extends Middleware {
	/** What stays readable in the query of an address. */
	private const READABLE =
		['%2F' => '/', '%252F' => '%2F', '%3F' => '?', '%40' => '@', '%3A' => ':', '%21' => '!', '%3B' => ';', '%2C' => ',', '%2A' => '*'];

	public function __construct(
		private readonly Request $request,
		private readonly Session $session,
		private readonly Groups $groups,
		private readonly AppManager $apps,
		private readonly Container $services,
		private readonly string $appName,
	) {
	}

	#[\Override]
	public function beforeController(Controller $controller, string $methodName): void {
		$method = new Method($controller, $methodName);
		if (!$method->has(PublicPage::class)) {
			$this->requireRole($method);
		}
		if ($method->has(StrictCookiesRequired::class) || !$method->has(NoCSRFRequired::class)) {
			if (!$this->request->passesStrictCookieCheck()) {
				throw new SecurityException(
					'Strict Cookie has not been found in request.',
					Http::STATUS_PRECONDITION_FAILED,
					SecurityException::GO_HOME,
				);
			}
		}
		if (!$method->has(NoCSRFRequired::class)
			&& !$this->request->passesCSRFCheck()
			&& !($controller instanceof OCSController && $this->isFromProgram())) {
			throw new SecurityException('CSRF check failed', Http::STATUS_PRECONDITION_FAILED);
		}
		if (!$method->has(PublicPage::class) && $this->appName !== 'core' && !$this->apps->isEnabledForUser($this->appName)) {
			throw new SecurityException('App is not enabled', Http::STATUS_PRECONDITION_FAILED);
		}
	}

	#[\Override]
	public function afterException(Controller $controller, string $methodName, \Exception $exception): Response {
		if (!$exception instanceof SecurityException) {
			throw $exception;
		}
		if ($exception->remedy === SecurityException::GO_HOME) {
			return new RedirectResponse('/');
		}
		/** @var Http::STATUS_* $status */
		$status = $exception->getCode();
		if (!$this->request->wantsHtml()) {
			$response = new JSONResponse(['message' => $exception->getMessage()], $status);
		} else {
			$response = $exception->remedy === SecurityException::LOG_IN
				? $this->login()
				: $this->services->get(Page::class)->error($status, $exception->getMessage());
		}
		return $exception->remedy === SecurityException::CONFIRM ? $response->addHeader('X-NC-Auth-NotConfirmed', 'true') : $response;
	}

	private function requireRole(Method $method): void {
		$user = $this->session->getUser();
		if ($user === null) {
			throw new SecurityException('Current user is not logged in', Http::STATUS_UNAUTHORIZED, SecurityException::LOG_IN);
		}
		$mayBeSubAdmin = $method->has(SubAdminRequired::class);
		$refusal = match (true) {
			$method->has(AuthorizedAdminSetting::class) =>
				'Logged in account must be an admin, a sub admin or gotten special right to access this setting',
			$mayBeSubAdmin => 'Logged in account must be an admin or sub admin',
			$method->has(NoAdminRequired::class) => null,
			default => 'Logged in account must be an admin',
		};
		if ($refusal !== null
			&& !$this->groups->isAdmin($user->getUID())
			&& !($mayBeSubAdmin && $this->groups->isSubAdmin($user->getUID()))) {
			throw new SecurityException($refusal, Http::STATUS_FORBIDDEN);
		}
	}

	private function isFromProgram(): bool {
		return $this->request->getHeader('OCS-APIREQUEST') === 'true'
			|| str_starts_with($this->request->getHeader('Authorization'), 'Bearer ');
	}

	/** @return RedirectResponse<Http::STATUS_*, array<string, mixed>> */
	private function login(): RedirectResponse {
		$query = ['redirect_url' => $this->request->getRequestUri()];
		if ((bool)$this->request->getParam('direct')) {
			$query['direct'] = 1;
		}
		$user = $this->request->getParam('user', '');
		if ($user !== '') {
			$query['user'] = $user;
		}
		return new RedirectResponse('/index.php/login?' . strtr(http_build_query($query, '', '&', PHP_QUERY_RFC3986), self::READABLE));
	}
}
