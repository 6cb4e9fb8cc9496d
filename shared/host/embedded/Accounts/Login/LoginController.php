<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

use Host\Accounts\Users\User;
use Host\Accounts\Users\Users;
use Host\AppFramework\Settings;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\Attribute\UseSession;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IConfig;
use OCP\IRequest;
use OCP\Security\Bruteforce\IThrottler;

/** A browser's way in and out. */
final class LoginController extends Controller {
	private const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
	private const FAILURE = 'loginFailure';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Session $session,
		private readonly BrowserSession $browser,
		private readonly Users $users,
		private readonly IConfig $config,
		private readonly Settings $settings,
		private readonly IThrottler $throttler,
	) {
		parent::__construct($appName, $request);
	}

	/** @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}>|TemplateResponse<Http::STATUS_OK, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/login')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[UseSession]
	public function showLoginForm(?string $user = null, ?string $redirect_url = null): RedirectResponse|TemplateResponse {
		if ($this->session->isLoggedIn()) {
			return $this->onwards($redirect_url);
		}
		$failure = $this->browser->get(self::FAILURE);
		if ($failure !== null) {
			$this->browser->change([self::FAILURE => null]);
		}
		return new TemplateResponse('core', 'login', [
			'user' => $user ?? '',
			'redirect_url' => $redirect_url ?? '',
			'failed' => $failure !== null,
			'failure' => is_string($failure) ? $failure : '',
			'requestToken' => $this->session->token(),
			'people' => $this->settings->system('demo_people', []),
			'pageTitle' => 'Login',
		], TemplateResponse::RENDER_AS_GUEST);
	}

	/** @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}> */
	#[FrontpageRoute(verb: 'POST', url: '/login')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'login')]
	#[UseSession]
	public function tryLogin(
		string $user = '',
		string $password = '',
		?string $redirect_url = null,
		string $timezone = '',
		string $timezone_offset = '',
	): RedirectResponse {
		if (!$this->isOwnOrigin()) {
			// Else any page could lock somebody out by failing for them.
			return $this->refused($user, $redirect_url, 'invalidOrigin', false);
		}
		if (!$this->request->passesCSRFCheck()) {
			return $this->session->isLoggedIn() ? $this->onwards($redirect_url) : $this->refused($user, $redirect_url, 'csrfCheckFailed');
		}
		$name = trim($user);
		$known = $this->users->get($name);
		if ($known !== null && !$known->isEnabled()) {
			return $this->refused($name, $redirect_url, 'userdisabled');
		}
		$found = $this->users->checkPassword($name, $password);
		if (!$found instanceof User) {
			return $this->refused($name, $redirect_url, 'invalidpassword');
		}
		$this->session->enter($found, $name, $this->request);
		if ($timezone_offset !== ''
			&& in_array($timezone, \DateTimeZone::listIdentifiers(), true)
			&& $this->config->getUserValue($found->getUID(), 'core', 'timezone', '') === '') {
			$this->config->setUserValue($found->getUID(), 'core', 'timezone', $timezone);
		}
		return $this->onwards($redirect_url);
	}

	/** @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/logout')]
	#[NoAdminRequired]
	#[UseSession]
	public function logout(): RedirectResponse {
		$uid = $this->session->getUser()?->getUID();
		$this->session->leave();
		return (new RedirectResponse($this->settings->url . '/index.php/login?clear=1'))->addHeader('X-User-Id', $uid);
	}

	/** @return DataResponse<Http::STATUS_OK, array{lastLogin: int}, array{}>|DataResponse<Http::STATUS_FORBIDDEN, array{}, array{}> */
	#[FrontpageRoute(verb: 'POST', url: '/login/confirm')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'sudo')]
	#[UseSession]
	public function confirmPassword(string $password): DataResponse {
		$name = $this->session->loginName();
		if ($this->users->checkPassword($name, $password) === false) {
			$response = new DataResponse([], Http::STATUS_FORBIDDEN);
			$response->throttle(['loginName' => $name]);
			return $response;
		}
		$this->session->confirm();
		$this->throttler->resetDelay($this->request->getRemoteAddress(), 'sudo', ['loginName' => $name]);
		return new DataResponse(['lastLogin' => time()]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{token: string}, array{}>|JSONResponse<Http::STATUS_FORBIDDEN, array{}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/csrftoken')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function requestToken(): JSONResponse {
		return $this->request->passesStrictCookieCheck()
			? new JSONResponse(['token' => $this->session->token()])
			: new JSONResponse([], Http::STATUS_FORBIDDEN);
	}

	private function isOwnOrigin(): bool {
		$host = parse_url($this->request->getHeader('Origin'), PHP_URL_HOST);
		return is_string($host) && in_array($host, [...self::LOOPBACK, parse_url($this->settings->url, PHP_URL_HOST)], true);
	}

	/**
	 * To where the visitor wanted to go, on this host only.
	 *
	 * @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}>
	 */
	private function onwards(?string $path): RedirectResponse {
		// A name before an @ would make the rest another host.
		$wanted = $path === null || $path === '' || str_contains($path, '@') ? '/index.php/apps/dashboard/' : $path;
		return new RedirectResponse($this->settings->url . (str_starts_with($wanted, '/') ? '' : '/') . $wanted);
	}

	/** @return RedirectResponse<Http::STATUS_SEE_OTHER, array{}> */
	private function refused(string $user, ?string $path, string $failure, bool $counts = true): RedirectResponse {
		$this->browser->renew([self::FAILURE => $failure]);
		$query = http_build_query(['redirect_url' => $path, 'direct' => 1, 'user' => $user], '', '&', PHP_QUERY_RFC3986);
		$response = new RedirectResponse('/index.php/login?' . strtr(
			$query,
			['%2F' => '/', '%3F' => '?', '%40' => '@', '%3A' => ':', '%21' => '!', '%3B' => ';', '%2C' => ',', '%2A' => '*'],
		));
		if ($counts) {
			$response->throttle(['user' => substr($user, 0, 64)]);
		}
		return $response;
	}
}
