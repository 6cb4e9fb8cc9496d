<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use OCP\IRequest;
use OCP\ISession;
use Shared\Exception\CsrfMissing;

/** Requires the request token of a session for anything but a read, and of nobody who sends an app password with the request. */
final class SessionGate {
	private const READS = ['GET', 'HEAD'];
	/** A browser adds Basic credentials that it knows to requests of other sites as well. */
	private const FOREIGN = ['cross-site', 'same-site'];

	public function __construct(
		private readonly IRequest $request,
		private readonly ISession $session,
		private readonly Caller $caller,
	) {
	}

	/** @throws CsrfMissing */
	public function check(): void {
		$isHarmless = $this->caller->userId() === null
			|| in_array($this->request->getMethod(), self::READS, true)
			|| $this->isLoggedInByHeader();
		if (!$isHarmless && !$this->request->passesCSRFCheck()) {
			throw new CsrfMissing('csrf', 'CSRF check failed');
		}
	}

	/** Whether it is the app password in the header that Nextcloud logged in with (docs/host-facts.md, "Sessions and headers"). */
	private function isLoggedInByHeader(): bool {
		$used = $this->session->get('app_password');
		$sent = $this->secret();
		return is_string($used) && $sent !== '' && hash_equals($used, $sent)
			&& !in_array($this->request->getHeader('Sec-Fetch-Site'), self::FOREIGN, true);
	}

	private function secret(): string {
		if (preg_match('/^(Basic|Bearer)\s+(\S+)\s*$/Di', $this->request->getHeader('Authorization'), $found) !== 1) {
			return '';
		}
		return strcasecmp($found[1], 'Bearer') === 0 ? $found[2] : explode(':', (string)base64_decode($found[2], true), 2)[1] ?? '';
	}
}
