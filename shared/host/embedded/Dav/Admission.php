<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\Accounts\Login\BrowserSession;
use Host\Accounts\Login\LoginRefused;
use Host\Accounts\Login\Session;
use OCP\IRequest;
use OCP\IUser;

/** Lets in who proves who it is. */
final class Admission {
	private const REALM = 'Nextcloud';
	/** Methods that change nothing, which a foreign page may send without harm. */
	private const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

	public function __construct(
		private readonly IRequest $request,
		private readonly Session $session,
		private readonly BrowserSession $browser,
	) {
	}

	public function admit(): IUser {
		$isRefused = false;
		try {
			$this->session->begin($this->request);
		} catch (LoginRefused) {
			$isRefused = true;
		}
		$user = $this->session->getUser();
		if ($user === null || $isRefused) {
			throw $this->refusal($isRefused);
		}
		if ($this->browser->get('user') !== null
			&& !in_array($this->request->getMethod(), self::HARMLESS, true)
			&& !$this->request->passesCSRFCheck()) {
			throw Problem::of('NotAuthenticated', 'CSRF check not passed.');
		}
		return $user;
	}

	private function refusal(bool $isRefused): Problem {
		// a page that asks in the background must not make the browser ask for a password
		if (in_array('XMLHttpRequest', explode(',', $this->request->getHeader('X-Requested-With')), true)) {
			return Problem::of('NotAuthenticated', 'Cannot authenticate over ajax calls')->withHeaders([
				'WWW-Authenticate' => 'DummyBasic realm="' . self::REALM . '"',
			]);
		}
		$header = $this->request->getHeader('Authorization');
		$message = match (true) {
			str_starts_with($header, 'Bearer ') => 'Bearer token was incorrect',
			$isRefused => 'Username or password was incorrect',
			default => "No 'Authorization: Basic' header found. Either the client didn't send one, or the server is misconfigured",
		};
		return Problem::of('NotAuthenticated', $message)->withHeaders([
			'WWW-Authenticate' => 'Basic realm="' . self::REALM . '", charset="UTF-8"',
		]);
	}
}
