<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Login;

use Host\Accounts\AppPasswords\Token;
use Host\Accounts\AppPasswords\Tokens;
use Host\Accounts\Users\User;
use Host\Accounts\Users\Users;
use Host\AppFramework\Settings;
use Host\Calendars\Calendars;
use OCP\IRequest;
use OCP\IUserSession;
use OCP\Security\Bruteforce\IThrottler;

/** Who asks: a browser by its session, anything else by credentials with each request, or nobody. */
final class Session implements IUserSession {
	/** Name of its cookie. */
	public const COOKIE = BrowserSession::COOKIE;
	/** How long a password counts as just entered, in seconds. */
	private const CONFIRMED = 30 * 60 + 15;

	private ?User $user = null;
	private string $loginName = '';
	/** The app password that was used. */
	private ?Token $token = null;
	private ?string $secret = null;
	private bool $isConfirmed = false;

	public function __construct(
		private readonly Users $users,
		private readonly Tokens $tokens,
		private readonly BrowserSession $browser,
		private readonly RequestToken $requestToken,
		private readonly Settings $settings,
		private readonly IThrottler $throttler,
		private readonly Calendars $calendars,
	) {
	}

	/**
	 * Finds out who sends a request. A token that nobody knows may be one of an app's own, and its sender is nobody.
	 *
	 * @throws LoginRefused
	 */
	public function begin(IRequest $request): void {
		if ($this->resume()) {
			return;
		}
		$header = $request->getHeader('Authorization');
		if (str_starts_with($header, 'Bearer ')) {
			$token = $this->tokens->find(substr($header, 7));
			if ($token !== null) {
				$this->useToken($token, substr($header, 7), $request);
				return;
			}
		}
		[$name, $password] = self::credentials($header);
		if ((bool)$name && (bool)$password) {
			$this->useCredentials($name, $password, $request);
		}
	}

	/** Logs a browser in. */
	public function enter(User $user, string $loginName, IRequest $request): void {
		$this->browser->renew(['user' => $user->getUID(), 'loginname' => $loginName, 'confirmed' => time(), ...RequestToken::values()]);
		$this->accept($user, $loginName, $request);
		$this->isConfirmed = true;
	}

	/** Logs a browser out. */
	public function leave(): void {
		$this->browser->renew([]);
		$this->user = null;
	}

	/** The password was entered again. */
	public function confirm(): void {
		if ($this->browser->get('user') !== null) {
			$this->browser->change(['confirmed' => time()]);
		}
	}

	/** The request token of this session, masked anew for each page. */
	public function token(): string {
		return $this->requestToken->masked();
	}

	public function tokenIsValid(string $masked): bool {
		return $this->requestToken->isRight($masked);
	}

	public function passwordConfirmed(): bool {
		return $this->isConfirmed;
	}

	/** What the user calls herself when she logs in. */
	public function loginName(): string {
		return $this->loginName;
	}

	/** The app password that was used, null for every other way to log in. */
	public function appPassword(): ?Token {
		return $this->token;
	}

	/** The secret of that app password. */
	public function appPasswordSecret(): ?string {
		return $this->secret;
	}

	#[\Override]
	public function getUser() {
		return $this->user;
	}

	#[\Override]
	public function isLoggedIn() {
		return $this->user !== null;
	}

	/** Takes up the browser's session. */
	private function resume(): bool {
		[$id, $loginName, $confirmed] = array_map($this->browser->get(...), ['user', 'loginname', 'confirmed']);
		$user = is_string($id) ? $this->users->get($id) : null;
		if ($user === null) {
			return false;
		}
		self::demandEnabled($user);
		$this->user = $user;
		$this->loginName = is_string($loginName) ? $loginName : '';
		$this->isConfirmed = is_int($confirmed) && $confirmed > time() - self::CONFIRMED;
		return true;
	}

	private function useCredentials(string $name, string $password, IRequest $request): void {
		$address = $request->getRemoteAddress();
		$delay = $this->throttler->sleepDelayOrThrowOnMax($address, 'login');
		$token = $this->tokens->find($password);
		if ($token !== null && mb_strtolower($token->loginName) === mb_strtolower($name)) {
			$this->useToken($token, $password, $request);
			return;
		}
		$user = $this->users->checkPassword($name, $password);
		if (!$user instanceof User) {
			$this->throttler->registerAttempt('login', $address, ['user' => $name]);
			if ($delay === 0) {
				$this->throttler->sleepDelayOrThrowOnMax($address, 'login');
			}
			throw new LoginRefused();
		}
		$this->accept($user, $name, $request);
		$this->isConfirmed = true;
	}

	/** An app password counts as confirmed on 33 only. */
	private function useToken(Token $token, string $secret, IRequest $request): void {
		$user = $this->users->get($token->userId);
		if ($user === null) {
			return;
		}
		$this->accept($user, $token->loginName, $request);
		$this->token = $token;
		$this->secret = $secret;
		$this->isConfirmed = $this->settings->major < 34;
	}

	private function accept(User $user, string $loginName, IRequest $request): void {
		self::demandEnabled($user);
		$this->user = $user;
		$this->loginName = $loginName;
		if ($user->updateLastLoginTimestamp()) {
			$this->calendars->createPersonal($user->getUID());
		}
		$this->throttler->resetDelay($request->getRemoteAddress(), 'login', ['user' => $user->getUID()]);
	}

	private static function demandEnabled(User $user): void {
		if (!$user->isEnabled()) {
			throw new LoginRefused('Account disabled');
		}
	}

	/** @return array{string, string} of a Basic header; empty ones without it */
	private static function credentials(string $header): array {
		$given = preg_match('/^basic\s+(\S+)$/i', $header, $match) === 1 ? (string)base64_decode($match[1], true) : '';
		[$name, $password] = [...explode(':', $given, 2), ''];
		return [$name, $password];
	}
}
